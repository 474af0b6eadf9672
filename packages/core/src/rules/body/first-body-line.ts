import type { TextRange } from "../../base/text-range.ts";
import type { Skill } from "../../skill/skill.ts";

/** The first line of a body that holds anything: where to report something about the body as a whole. */
export function firstBodyLine({ document }: Skill): TextRange {
  const { text, bodyRange, lines } = document;
  const blank = /^\s*/.exec(text.slice(bodyRange.start, bodyRange.end))?.[0].length ?? 0;
  const start = bodyRange.start + blank;
  return { start, end: lines.lineRange(lines.lineAt(start)).end };
}
