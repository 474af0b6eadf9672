import type { TextRange } from "../../base/text-range.ts";

/** Names that stand for any name: `file.md`, `your-script.py`, `phaseN.md`, `skills/X/SKILL.md`. */
const PLACEHOLDER =
  /(?:^|[/_-])(?:file-?_?name|file|name|script|script[_-]?name|topic|something|whatever|foo|bar|baz|abc|x+|example\d*|some|my|your|new|placeholder|date)(?:[_-][\w-]*)?\.\w+$|(?:N|NN|X|XX|XXX|YYYY[\w-]*)\.\w+$|(?:^|\/)[NX]+\//;
/** What comes before a file that is yet to be made. */
const MADE =
  /\b(?:creat|writ|sav|generat|output|produc|stor|export|emit|dump|append|add|cop(?:y|ies)|put|plac|draft|scaffold|configur|defin|maintain|record|track|cach|initiali[sz]|download|renam|mov|extract|keep|captur|persist|named?\b|call(?:ed)?\b)\w*\b(?![^\n]*\b(?:see|read|use|using|run|load|consult|refer|open|follow|per|from|check|review)\b)[^\n.;]*$/i;
/** What comes behind one that need not be there. */
const OPTIONAL =
  /^[`*_)\]]*[ \t]*(?:[,(—–-]+[ \t]*)?(?:optional|gitignored|generated|created|written|output|new\b|if (?:it )?(?:exists?|present|any|available|you)|when (?:present|it exists)|is (?:created|generated|written|produced)|will be|does(?: not|n[’']t) exist|(?:を|に)?(?:作成|生成|保存|出力)|(?:创建|保存))/i;
const MADE_BEFORE_CJK = /(?:作成|生成|保存|出力|创建|建立|写入|输出)[^\n]{0,12}$/;

/** True for a path of which a part stands for any name. */
export function isPlaceholderName(path: string): boolean {
  return PLACEHOLDER.test(path);
}

/** True where the text around a path in back-ticks says that the file is yet to be made, or need not be there. */
export function isMadeLater(text: string, { start, end }: TextRange): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return (
    MADE.test(before) || MADE_BEFORE_CJK.test(before) || OPTIONAL.test(text.slice(end, end + 60))
  );
}
