import type { TextRange } from "../../base/text-range.ts";
import { isInsideCode } from "../../parser/parse-markdown.ts";
import type { RuleReport } from "../finding.ts";
import type { TextRule } from "../rule.ts";
import { directiveFamilies } from "./directive-families.ts";
import type { ScannedText } from "./scanned-texts.ts";

export const hiddenDirective: TextRule = {
  meta: {
    id: "hidden-directive",
    summary: "What only a model sees does not tell it what to do behind the user's back.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkText(scanned) {
    return MARKS.some((mark) => scanned.text.includes(mark)) ? check(scanned) : [];
  },
};

/** Something of every comment. */
const MARKS = ["<!--", "]: #", "]: <>"];
/** A link definition that leads nowhere is shown by no renderer: `[//]: # (a comment)`. */
const LABEL_COMMENT = /^ {0,3}\[[^\]\n]{1,60}\]: (?:#|<>)[ \t]+["'(]([^\n]{1,2000})["')][ \t]*$/gm;

function check({ file, text, markdown }: ScannedText): RuleReport[] {
  const found = findComments(text).flatMap((range): RuleReport[] => {
    const families = directiveFamilies(text.slice(range.start, range.end));
    return families.length === 0 ? [] : [{ args: { families }, file, range }];
  });
  const body = found.length === 0 ? null : markdown();
  if (body === null) return [];
  // An example of a comment is seen.
  return found.filter(({ range }) => range !== null && !isInsideCode(body, range.start));
}

/** What Markdown would not show, code aside. A comment that is never closed goes on to the end. */
function findComments(text: string): TextRange[] {
  const isLabelled = text.includes("]: #") || text.includes("]: <>");
  const comments = (isLabelled ? [...text.matchAll(LABEL_COMMENT)] : []).map(
    (match): TextRange => ({ start: match.index, end: match.index + match[0].length }),
  );
  let start = text.indexOf("<!--");
  while (start !== -1) {
    const close = text.indexOf("-->", start + 4);
    const end = close === -1 ? text.length : close + 3;
    comments.push({ start, end });
    start = text.indexOf("<!--", end);
  }
  return comments;
}
