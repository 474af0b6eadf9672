import type { TextRange } from "../../base/text-range.ts";
import type { SkillDocument } from "../../parser/skill-document.ts";
import { isMadeLater, isPlaceholderName } from "./file-to-come.ts";
import { isInExample } from "./is-in-example.ts";

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
const MENTION = new RegExp(`^[ \\t]*${RUNNER}["']?${SKILL_FOLDER}${PATH}(?=$|[\\s"'#:])`);

/**
 * Files of the skill's own folders that its text names in back-ticks, or runs from there. `isFolder` knows the folders
 * that the skill has: a path into any other is of the project that the agent works on. Examples, placeholders and
 * files that are yet to be made are left out.
 */
export function findResourceMentions(
  { text, bodyRange, body }: SkillDocument,
  isFolder: (name: string) => boolean,
): readonly ResourceMention[] {
  if (teachesSkills(text.slice(bodyRange.start))) return [];
  return body().code.flatMap(({ kind, range, contentRange }): ResourceMention[] => {
    if (kind !== "inline") return [];
    const content = text.slice(contentRange.start, contentRange.end);
    const match = MENTION.exec(content);
    const path = match?.[1];
    if (match === null || path === undefined || !isFolder(path.slice(0, path.indexOf("/"))))
      return [];
    if (isPlaceholderName(path) || isMadeLater(text, range) || isInExample(text, range.start))
      return [];
    const start = contentRange.start + match[0].length - path.length;
    return [{ path, range: { start, end: start + path.length } }];
  });
}

/** Texts about how skills are written name files of skills that do not exist. */
function teachesSkills(body: string): boolean {
  return (body.match(/\bSKILL\.md\b/g)?.length ?? 0) >= TEACHING_MENTIONS;
}

const TEACHING_MENTIONS = 4;
