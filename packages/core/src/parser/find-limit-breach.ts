import { YAML_LIMITS, type YamlLimits } from "./yaml-limits.ts";

/** Which limit a text breaks and where; null when it may be parsed. */
export interface LimitBreach {
  readonly limit: "length" | "depth" | "flow-depth" | "flow-count" | "aliases" | "values";
  readonly maximum: number;
  readonly offset: number;
}

const OPENING = /[[{]/;

/** Looks for nesting that the YAML library must not be given. One pass, no recursion. */
export function findLimitBreach(
  text: string,
  limits: YamlLimits = YAML_LIMITS,
): LimitBreach | null {
  if (text.length > limits.length) {
    return { limit: "length", maximum: limits.length, offset: limits.length };
  }
  return findDeepBlock(text, limits) ?? findDeepFlow(text, limits);
}

/** `- - - -` or `? a: ? b:` on one line, or a line that starts very far to the right. */
function findDeepBlock(text: string, limits: YamlLimits): LimitBreach | null {
  let indicators = 0;
  let total = 0;
  let isIndent = true;
  let lineStart = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 10 || code === 13) {
      indicators = 0;
      total = 0;
      isIndent = true;
      lineStart = i + 1;
    } else if (code !== 32 && code !== 9) {
      if (isIndent && i - lineStart > limits.indent) {
        return { limit: "depth", maximum: limits.indent, offset: i };
      }
      isIndent = false;
      if (isIndicator(code) && isBlankAt(text, i + 1)) {
        indicators += 1;
        total += 1;
        if (indicators > limits.indicators || total > limits.indicatorsOfLine) {
          return { limit: "depth", maximum: limits.indicators, offset: i };
        }
      } else if (code !== 58) {
        indicators = 0;
      }
    }
  }
  return null;
}

function findDeepFlow(text: string, limits: YamlLimits): LimitBreach | null {
  if (!OPENING.test(text)) return null;
  let depth = 0;
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 91 || code === 123) {
      depth += 1;
      count += 1;
      if (depth > limits.flowDepth) {
        return { limit: "flow-depth", maximum: limits.flowDepth, offset: i };
      }
      if (count > limits.flowCount) {
        return { limit: "flow-count", maximum: limits.flowCount, offset: i };
      }
    } else if ((code === 93 || code === 125) && depth > 0) depth -= 1;
  }
  return null;
}

/** `-`, `?` or `:`. */
function isIndicator(code: number): boolean {
  return code === 45 || code === 63 || code === 58;
}

function isBlankAt(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return Number.isNaN(code) || code === 32 || code === 9 || code === 10 || code === 13;
}
