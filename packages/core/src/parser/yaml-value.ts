import type { TextRange } from "../base/text-range.ts";

/** How a scalar is written in the source. */
export type ScalarStyle = "plain" | "single-quoted" | "double-quoted" | "literal" | "folded";

/** A YAML scalar. `text` is what an author means: the resolved string, or the source of a number, date, boolean or null. */
export interface YamlScalar {
  readonly kind: "scalar";
  readonly range: TextRange;
  readonly type: "string" | "number" | "boolean" | "null";
  readonly style: ScalarStyle;
  readonly text: string;
  readonly value: string | number | boolean | null;
}

export interface YamlList {
  readonly kind: "list";
  readonly range: TextRange;
  readonly style: "block" | "flow";
  readonly items: readonly YamlValue[];
}

export interface YamlField {
  readonly key: string;
  readonly keyRange: TextRange;
  /** From the first character of the key to the end of the value. */
  readonly range: TextRange;
  readonly value: YamlValue;
}

export interface YamlMap {
  readonly kind: "map";
  readonly range: TextRange;
  readonly style: "block" | "flow";
  readonly fields: readonly YamlField[];
}

/**
 * A parsed value with source ranges, free of the YAML library's types. Ranges are offsets into the whole file,
 * not into the front matter. Aliases are already resolved (bounded) and carry the range of the alias.
 */
export type YamlValue = YamlScalar | YamlList | YamlMap;
