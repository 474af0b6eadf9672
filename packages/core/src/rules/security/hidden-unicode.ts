import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { findHiddenText } from "./find-hidden-text.ts";
import { scannedTexts } from "./scanned-texts.ts";

export const hiddenUnicode: RepositoryRule = {
  meta: {
    id: "hidden-unicode",
    summary: "No text is invisible to people and readable for a model.",
    category: "security",
    severity: "error",
    fix: null,
  },
  checkRepository({ repository }) {
    return scannedTexts(repository).flatMap(({ file, text }) =>
      findHiddenText(text).map(
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
      ),
    );
  },
};

function codePointName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
