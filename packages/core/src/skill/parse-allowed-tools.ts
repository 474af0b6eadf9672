import type { YamlValue } from "../parser/yaml-value.ts";
import { splitOutsideParentheses } from "./split-outside-parentheses.ts";

/**
 * Tools in any of the spellings in use: a list, or a text with blanks or commas between. Blanks and commas inside
 * parentheses belong to the tool: `Bash(git add *), Read`.
 */
export function parseAllowedTools(value: YamlValue | undefined): string[] {
  if (value === undefined || value.kind === "map") return [];
  if (value.kind === "list") return value.items.flatMap(parseAllowedTools);
  return value.type === "null" ? [] : splitTools(value.text);
}

function splitTools(text: string): string[] {
  return splitOutsideParentheses(text, /[\s,]/).filter((tool) => tool !== "");
}
