import { countText } from "../count-text.ts";
import { groupDigits } from "../group-digits.ts";
import { joinWords } from "./join-words.ts";
import { textsOf } from "./texts-of.ts";
import type { Wording } from "./wording.ts";

/** What the rules of the category `budget` say, by rule id. */
export const budgetMessages: Readonly<Record<string, Wording>> = {
  "always-on-budget": {
    message: ({ total, limit, base, files, instructions, catalogue }) => {
      const parts = [
        ...(Number(base) > 0 ? [`base ${groupDigits(base)}`] : []),
        ...(textsOf(files).length > 0
          ? [`${joinWords(textsOf(files))} ${groupDigits(instructions)}`]
          : []),
        `catalogue ${groupDigits(catalogue)}`,
      ];
      return `every context begins with about ${groupDigits(total)} tokens, the limit is ${groupDigits(limit)} (${parts.join(", ")}; estimated: bytes ÷ 4)`;
    },
    hint: "shorten what is the longest of them, or raise the limit",
  },
  "listing-budget": {
    message: ({ host, folder, unit, used, limit, skills, cut, omitted, lost }) => {
      const size = `${countText(Number(skills), "skill")} in ${folder}/ take ${groupDigits(used)} ${unit}`;
      const room = `of the ${groupDigits(limit)} that ${host} lists`;
      return `${size} ${room}: ${losses(textsOf(cut), textsOf(omitted), Number(lost))}`;
    },
    hint: ({ host, longest }) => {
      const way = `shorten descriptions, ${joinWords(textsOf(longest))} first`;
      // Codex does not know the flag.
      return host === "codex"
        ? way
        : `${way}, or set disable-model-invocation where only people call a skill`;
    },
  },
};

/** `a and b lose 240 characters of their descriptions; c and d are not listed`. */
function losses(cut: readonly string[], omitted: readonly string[], lost: number): string {
  const parts: string[] = [];
  if (cut.length > 0) {
    const who = `${joinWords(cut)} ${cut.length === 1 ? "loses" : "lose"}`;
    parts.push(
      `${who} ${groupDigits(lost)} characters of ${cut.length === 1 ? "its" : "their"} description${cut.length === 1 ? "" : "s"}`,
    );
  }
  if (omitted.length > 0) {
    parts.push(`${joinWords(omitted)} ${omitted.length === 1 ? "is" : "are"} not listed`);
  }
  return parts.join("; ");
}
