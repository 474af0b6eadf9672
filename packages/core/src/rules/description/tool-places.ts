import type { TextRange } from "../../base/text-range.ts";
import type { YamlScalar, YamlValue } from "../../parser/yaml-value.ts";
import { parseAllowedTools } from "../../skill/parse-allowed-tools.ts";
import type { Skill } from "../../skill/skill.ts";

/** A tool that a skill names, and where. */
export interface NamedTool {
  /** As written, such as `Bash(git add *)`. */
  readonly text: string;
  /** What stands before the parenthesis. */
  readonly name: string;
  /** Of the name; of the whole value where it cannot be told. */
  readonly range: TextRange;
  readonly isExact: boolean;
}

/** The tools in a field such as `allowed-tools`, in order. */
export function toolsIn({ document, fields }: Skill, key: string): readonly NamedTool[] {
  const value = fields.get(key);
  return value === undefined
    ? []
    : scalarsOf(value).flatMap((item) => readTools(document.text, item));
}

function scalarsOf(value: YamlValue): readonly YamlScalar[] {
  if (value.kind === "map") return [];
  return value.kind === "list" ? value.items.flatMap(scalarsOf) : [value];
}

function readTools(source: string, item: YamlScalar): NamedTool[] {
  let from = item.range.start;
  return parseAllowedTools(item).map((text) => {
    const name = /^[^(]*/.exec(text)?.[0] ?? text;
    const at = source.indexOf(text, from);
    const isExact = at !== -1 && at + text.length <= item.range.end;
    if (isExact) from = at + text.length;
    const range = isExact ? { start: at, end: at + name.length } : item.range;
    return { text, name, range, isExact };
  });
}
