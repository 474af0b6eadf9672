import type { YamlValue } from "../parser/yaml-value.ts";

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
  const tools: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const character = text.charAt(i);
    if (character === "(") depth += 1;
    else if (character === ")" && depth > 0) depth -= 1;
    else if (i === text.length || (depth === 0 && /[\s,]/.test(character))) {
      if (i > start) tools.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return tools;
}
