import type { LineIndex } from "../base/line-index.ts";
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
  /** Set where the body turns out to begin earlier than the closing fence says. */
  readonly bodyStart?: number;
}

/** Reads the YAML of a located block. An empty block is an empty map. */
export function readFrontmatter(
  text: string,
  _lines: LineIndex,
  location: FrontmatterLocation,
): FrontmatterReading {
  if (location.block === null) return { map: null, problems: [], recovered: new Map() };
  const source = text.slice(location.content.start, location.content.end);
  if (!location.isReadable) return { map: null, problems: [], recovered: recoverFields(source) };
  const reading = readYaml(text, location.content);
  if (reading.state === "empty") {
    const map: YamlMap = { kind: "map", range: location.content, style: "block", fields: [] };
    return { map, problems: reading.problems, recovered: new Map() };
  }
  if (reading.value?.kind === "map") {
    return { map: reading.value, problems: reading.problems, recovered: new Map() };
  }
  const recovered = recoverFields(source);
  if (reading.value === null) return { map: null, problems: reading.problems, recovered };
  const found = reading.value.kind === "list" ? "list" : "text";
  const problem: ParseProblem = {
    code: "frontmatter-not-a-map",
    range: reading.value.range,
    args: { found },
  };
  return { map: null, problems: [problem], recovered };
}
