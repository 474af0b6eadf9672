import type { TextRange } from "../../base/text-range.ts";
import type { SkillDocument } from "../../parser/skill-document.ts";
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

/** Names that stand for any name: `file.md`, `your-script.py`, `phaseN.md`. */
const PLACEHOLDER =
  /(?:^|[/_-])(?:file-?_?name|file|name|script|script[_-]?name|topic|something|whatever|foo|bar|baz|abc|x+|example\d*|some|my|your|new|placeholder|date)(?:[_-][\w-]*)?\.\w+$|(?:N|NN|X|XX|XXX|YYYY[\w-]*)\.\w+$/;
/** What comes before a file that is yet to be made. */
const MADE =
  /\b(?:creat|writ|sav|generat|output|produc|stor|export|emit|dump|append|add|cop(?:y|ies)|put|plac|draft|scaffold|configur|defin|maintain|record|track|cach|initiali[sz]|download|renam|mov|extract|keep|captur|persist|named?\b|call(?:ed)?\b)\w*\b(?![^\n]*\b(?:see|read|use|using|run|load|consult|refer|open|follow|per|from|check|review)\b)[^\n.;]*$/i;
const MADE_OR_OPTIONAL =
  /^[`*_)\]]*[ \t]*(?:[,(—–-]+[ \t]*)?(?:optional|gitignored|generated|created|written|output|new\b|if (?:it )?(?:exists?|present|any|available|you)|when (?:present|it exists)|is (?:created|generated|written|produced)|will be|does(?: not|n[’']t) exist|(?:を|に)?(?:作成|生成|保存|出力)|(?:创建|保存))/i;
const MADE_BEFORE_CJK = /(?:作成|生成|保存|出力|创建|建立|写入|输出)[^\n]{0,12}$/;

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
    if (PLACEHOLDER.test(path) || isMade(text, range) || isInExample(text, range.start)) return [];
    const start = contentRange.start + match[0].length - path.length;
    return [{ path, range: { start, end: start + path.length } }];
  });
}

/** Texts about how skills are written name files of skills that do not exist. */
function teachesSkills(body: string): boolean {
  return (body.match(/\bSKILL\.md\b/g)?.length ?? 0) >= TEACHING_MENTIONS;
}

const TEACHING_MENTIONS = 4;

function isMade(text: string, { start, end }: TextRange): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const after = text.slice(end, end + 60);
  return MADE.test(before) || MADE_BEFORE_CJK.test(before) || MADE_OR_OPTIONAL.test(after);
}
