import type { RuleReport } from "../finding.ts";
import type { TextRule } from "../rule.ts";
import { findHiddenText } from "./find-hidden-text.ts";

export const hiddenUnicode: TextRule = {
  meta: {
    id: "hidden-unicode",
    summary: "No text is invisible to people and readable for a model.",
    category: "security",
    severity: "error",
    fix: null,
  },
  checkText({ file, text }) {
    return findHiddenText(text).map(
      ({ kind, range, count, decoded, isDeliberate }): RuleReport => ({
        args: {
          kind,
          count,
          ...(decoded === "" ? {} : { decoded }),
          character: codePointName(text.codePointAt(range.start) as number),
        },
        file,
        range,
        ...(isDeliberate ? {} : { severity: "info" as const }),
      }),
    );
  },
};

function codePointName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
