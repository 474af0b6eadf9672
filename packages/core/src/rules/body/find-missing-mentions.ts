import type { TextRange } from "../../base/text-range.ts";
import type { SkillDocument } from "../../parser/skill-document.ts";
import { isMadeLater, isPlaceholderName } from "./file-to-come.ts";
import { isInExample } from "./is-in-example.ts";
import { isInForeignList } from "./is-in-foreign-list.ts";

/** A path of the skill's own that stands in back-ticks. */
export interface ResourceMention {
  /** From the skill's folder on. */
  readonly path: string;
  readonly range: TextRange;
}

/** What runs a file or shows it: the first path behind it is read, later ones may be written. */
const RUNNER =
  "(?:(?:python|python3|node|tsx|npx tsx|uv run(?: python)?|bash|sh|zsh|deno run|bun(?: run)?|ruby|perl|Rscript|pwsh|source|cat|less|chmod \\+x)[ \\t]+)?";
/** Spellings of the skill's own folder. */
const SKILL_FOLDER =
  "(?:\\.\\/|\\{baseDir\\}\\/|\\$\\{?CLAUDE_SKILL_DIR\\}?\\/|\\$\\{HERMES_SKILL_DIR\\}\\/)?";
const PATH =
  "([A-Za-z][\\w-]*\\/(?:[\\w@+][\\w@+.-]*\\/)*[\\w@+][\\w@+.-]*\\.[A-Za-z][A-Za-z0-9]{0,7})";
const MENTION = new RegExp(`\`[ \\t]*${RUNNER}["']?${SKILL_FOLDER}${PATH}(?=[\\s"'#:\`])`, "g");

/**
 * Files that the text names in back-ticks, or runs from there, and that `isMissing`. Examples, placeholders, files that
 * are yet to be made, and those in a list with one that `isForeign` are left out. A body without a missing file is not
 * parsed.
 */
export function findMissingMentions(
  { text, bodyRange, body }: SkillDocument,
  isMissing: (path: string) => boolean,
  isForeign: (path: string) => boolean,
): readonly ResourceMention[] {
  const source = text.slice(bodyRange.start, bodyRange.end);
  const missing = [...source.matchAll(MENTION)].flatMap((match): ResourceMention[] => {
    const path = match[1] as string;
    const end = bodyRange.start + match.index + match[0].length;
    const isNamed = !isPlaceholderName(path) && isMissing(path);
    return isNamed ? [{ path, range: { start: end - path.length, end } }] : [];
  });
  if (missing.length === 0 || teachesSkills(source)) return [];
  const { code, headings } = body();
  const inline = code.filter(({ kind }) => kind === "inline");
  return missing.filter((mention) => {
    const span = inline.find(
      ({ range }) => range.start < mention.range.start && mention.range.end < range.end,
    );
    return (
      span !== undefined &&
      !isMadeLater(text, span.range) &&
      !isInExample(text, span.range.start) &&
      !isInForeignList(text, span.range.start, isForeign) &&
      !EXAMPLE_HEADING.test(
        headings.findLast(({ range }) => range.start < span.range.start)?.text ?? "",
      )
    );
  });
}

/** `Example: a large codebase`: what follows is of that codebase. */
const EXAMPLE_HEADING = /^example(?:[ \t]+\w{1,3})?[ \t]*[:：—–-]/i;

/** Texts about how skills are written name files of skills that do not exist. */
function teachesSkills(body: string): boolean {
  return (body.match(/\bSKILL\.md\b/g)?.length ?? 0) >= TEACHING_MENTIONS;
}

const TEACHING_MENTIONS = 4;
