import { lineBreakOf } from "../base/line-break.ts";
import type { LineIndex } from "../base/line-index.ts";
import { findInnerFence } from "./find-inner-fence.ts";
import { guessFrontmatterEnd } from "./guess-frontmatter-end.ts";
import type { FrontmatterLocation } from "./locate-frontmatter.ts";
import { readYaml } from "./read-yaml.ts";
import { recoverFields } from "./recover-fields.ts";
import type { ParseProblem } from "./skill-document.ts";
import type { YamlMap } from "./yaml-value.ts";

export interface FrontmatterReading {
  readonly map: YamlMap | null;
  readonly problems: readonly ParseProblem[];
  /** What the lines show of a block that could not be read. */
  readonly recovered: ReadonlyMap<string, string>;
  /** Set where the body turns out to begin before the closing fence. */
  readonly bodyStart?: number;
}

/** Reads the YAML of a located block. An empty block is an empty map. */
export function readFrontmatter(
  text: string,
  lines: LineIndex,
  location: FrontmatterLocation,
): FrontmatterReading {
  const { block, content, isReadable } = location;
  if (block === null) return { map: null, problems: [], recovered: new Map() };
  const source = text.slice(content.start, content.end);
  if (!isReadable) return { map: null, problems: [], recovered: recoverFields(source) };
  const reading = readYaml(text, content);
  const { value } = reading;
  if (reading.state === "empty" || value?.kind === "map") {
    const map: YamlMap =
      value?.kind === "map" ? value : { kind: "map", range: content, style: "block", fields: [] };
    const problems = [...reading.problems, ...findInnerFence(text, content)];
    return { map, problems, recovered: new Map() };
  }
  const recovered = recoverFields(source);
  if (value !== null) return { map: null, problems: [notAMap(value.kind, value.range)], recovered };
  const early = readUnclosed(text, lines, location);
  return early ?? { map: null, problems: asNotAMap(reading.problems), recovered };
}

function notAMap(kind: "list" | "scalar", range: ParseProblem["range"]): ParseProblem {
  const found = kind === "list" ? "list" : "text";
  return { code: "frontmatter-not-a-map", range, args: { found } };
}

/** Several documents in one block, and prose without a single key, are no map whatever else is wrong with them. */
function asNotAMap(problems: readonly ParseProblem[]): readonly ParseProblem[] {
  const only = problems.length === 1 ? problems[0] : undefined;
  const lost = problems[0]?.args.lost;
  if (Array.isArray(lost) && lost.length === 0)
    return [notAMap("scalar", (problems[0] as ParseProblem).range)];
  if (only?.args.cause !== "several-documents") return problems;
  return [{ code: "frontmatter-not-a-map", range: only.range, args: { found: "documents" } }];
}

/**
 * A missing fence is easily taken for a YAML error when the body holds a `---` further down. It is one when the
 * lines up to the first heading are a map by themselves.
 */
function readUnclosed(
  text: string,
  lines: LineIndex,
  { block, content }: FrontmatterLocation,
): FrontmatterReading | null {
  if (block === null) return null;
  const opening = lines.lineAt(block.start);
  const guess = guessFrontmatterEnd(text, lines, opening);
  if (guess <= content.start || guess >= content.end) return null;
  if (!/^\s*#{1,6}[ \t]/.test(text.slice(guess, content.end))) return null;
  const { value } = readYaml(text, { start: content.start, end: guess });
  if (value?.kind !== "map" || !value.fields.some(({ key }) => key === "description")) return null;
  const problem: ParseProblem = {
    code: "frontmatter-unclosed",
    range: lines.lineRange(opening),
    args: { cause: "later-rule" },
    suggestedEdits: [{ range: { start: guess, end: guess }, text: `---${lineBreakOf(text)}` }],
  };
  return { map: value, problems: [problem], recovered: new Map(), bodyStart: guess };
}
