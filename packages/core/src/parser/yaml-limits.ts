/**
 * What is refused before the YAML library sees it. Measured on the library: `"? ".repeat(400)` hangs its conversion,
 * and nesting deep enough to overflow the stack aborts Node 20 as a whole (V8 cannot compile a regular expression
 * near the stack's end), which no try/catch survives. So depth is bounded by one pass over the text, on purpose
 * over-counting, and never by catching.
 */
export interface YamlLimits {
  /** UTF-16 units. */
  readonly length: number;
  /** Block indicators in a row, block indicators in all, and columns of indent, on one line. */
  readonly indicators: number;
  readonly indicatorsOfLine: number;
  readonly indent: number;
  /** Brackets that may open a flow collection: nested, and in all. */
  readonly flowDepth: number;
  readonly flowCount: number;
  /** Levels of the value tree. */
  readonly depth: number;
  /** Aliases, and values after they are expanded. */
  readonly aliases: number;
  readonly values: number;
}

/** Far above what front matter holds, far below what hurts. */
export const YAML_LIMITS: YamlLimits = {
  length: 64 * 1024,
  indicators: 16,
  indicatorsOfLine: 400,
  indent: 256,
  flowDepth: 64,
  flowCount: 500,
  depth: 100,
  aliases: 100,
  values: 50_000,
};
