import { indexLines } from "../../base/line-index.ts";
import type { Position, TextRange } from "../../base/text-range.ts";
import type { ConfigProblem } from "../../config/config.ts";
import type { RuleReport } from "../finding.ts";
import type { RuleContext } from "../rule.ts";

/** The problems of one kind that reading the config brought up. */
export function reportConfigProblems(
  { config, configProblems, repository }: RuleContext,
  code: ConfigProblem["code"],
): readonly RuleReport[] {
  const text = config.file === null ? undefined : repository.texts.get(config.file);
  return configProblems
    .filter((problem) => problem.code === code)
    .map(({ args, position }) => ({
      args,
      file: config.file,
      range: text === undefined ? null : rangeAt(text, position),
    }));
}

/** From a place to the end of what stands there: the word, or the line. */
function rangeAt(text: string, { line, column }: Position): TextRange {
  const { start, end } = indexLines(text).lineRange(line);
  let at = start;
  for (let left = column - 1; left > 0 && at < end; left -= 1) {
    at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
  }
  const shown = /^(?:"[^"]*"|'[^']*'|[^\s:,\]}#]+)?/.exec(text.slice(at, end))?.[0] ?? "";
  return { start: at, end: Math.max(at + shown.length, Math.min(at + 1, end)) };
}
