import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isLineBreak } from "../base/line-break.ts";
import type { TextRange } from "../base/text-range.ts";
import { YAML_LIMITS, type YamlLimits } from "./yaml-limits.ts";
import type {
  ScalarStyle,
  YamlField,
  YamlList,
  YamlMap,
  YamlScalar,
  YamlValue,
} from "./yaml-value.ts";

/** What the walk noticed beside the value itself. Ranges are offsets into the whole file. */
export interface YamlObservations {
  readonly duplicateKeys: {
    readonly key: string;
    readonly first: TextRange;
    readonly second: TextRange;
  }[];
  readonly anchors: TextRange[];
  readonly aliases: TextRange[];
  readonly mergeKeys: TextRange[];
  readonly flowCollections: TextRange[];
  readonly prototypeKeys: TextRange[];
  readonly tags: TextRange[];
  readonly plainScalars: { readonly key: string | null; readonly range: TextRange }[];
  readonly doubleQuoted: TextRange[];
}

export type BuildFailure =
  | {
      readonly kind: "limit";
      readonly limit: "depth" | "aliases" | "values";
      readonly maximum: number;
      readonly range: TextRange;
    }
  | {
      readonly kind: "unresolved-alias" | "alias-cycle";
      readonly name: string;
      readonly range: TextRange;
    };

export interface BuiltYaml {
  readonly value: YamlValue | null;
  readonly failure: BuildFailure | null;
  readonly observations: YamlObservations;
}

/** Thrown inside this file only, to leave the walk. */
class WalkEnd extends Error {
  readonly failure: BuildFailure;
  constructor(failure: BuildFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  QUOTE_SINGLE: "single-quoted",
  QUOTE_DOUBLE: "double-quoted",
  BLOCK_LITERAL: "literal",
  BLOCK_FOLDED: "folded",
};

/**
 * Walks a document without errors into plain values. Replaces the library's own conversion, which expands aliases
 * without a useful bound and can hang on complex keys. `toOffset` maps offsets of the parsed text to file offsets.
 */
export function buildYamlValue(
  contents: Node | null,
  text: string,
  toOffset: (offset: number) => number,
  limits: YamlLimits = YAML_LIMITS,
): BuiltYaml {
  const observations: YamlObservations = {
    duplicateKeys: [],
    anchors: [],
    aliases: [],
    mergeKeys: [],
    flowCollections: [],
    prototypeKeys: [],
    tags: [],
    plainScalars: [],
    doubleQuoted: [],
  };
  const walk = new YamlWalk(text, toOffset, limits, observations);
  try {
    return {
      value: contents === null ? null : walk.value(contents, 0, null),
      failure: null,
      observations,
    };
  } catch (error) {
    if (error instanceof WalkEnd) return { value: null, failure: error.failure, observations };
    throw error;
  }
}

class YamlWalk {
  readonly #anchors = new Map<string, Node>();
  readonly #open = new Set<Node>();
  #aliases = 0;
  #values = 0;
  /** Above zero while an alias is expanded: nothing is observed twice. */
  #expanding = 0;
  readonly #text: string;
  readonly #toOffset: (offset: number) => number;
  readonly #limits: YamlLimits;
  readonly #seen: YamlObservations;

  constructor(
    text: string,
    toOffset: (offset: number) => number,
    limits: YamlLimits,
    seen: YamlObservations,
  ) {
    this.#text = text;
    this.#toOffset = toOffset;
    this.#limits = limits;
    this.#seen = seen;
  }

  value(node: Node, depth: number, key: string | null): YamlValue {
    this.#values += 1;
    if (depth > this.#limits.depth) this.#fail("depth", this.#limits.depth, node);
    if (this.#values > this.#limits.values) this.#fail("values", this.#limits.values, node);
    if (isAlias(node)) return this.#alias(node, depth, key);
    const { anchor, tag } = node as Scalar | YAMLMap | YAMLSeq;
    if (tag !== undefined && this.#expanding === 0) this.#seen.tags.push(this.#rangeOf(node));
    if (anchor !== undefined && this.#expanding === 0) {
      this.#anchors.set(anchor, node);
      this.#seen.anchors.push(this.#rangeOf(node));
    }
    if (isScalar(node)) return this.#scalar(node, key);
    this.#open.add(node);
    const value = isMap(node) ? this.#map(node, depth) : this.#list(node as YAMLSeq, depth);
    this.#open.delete(node);
    return value;
  }

  #alias(node: Alias, depth: number, key: string | null): YamlValue {
    const range = this.#rangeOf(node);
    const target = this.#anchors.get(node.source);
    if (target === undefined) {
      throw new WalkEnd({ kind: "unresolved-alias", name: node.source, range });
    }
    if (this.#open.has(target))
      throw new WalkEnd({ kind: "alias-cycle", name: node.source, range });
    if (this.#expanding === 0) this.#seen.aliases.push(range);
    this.#aliases += 1;
    if (this.#aliases > this.#limits.aliases) this.#fail("aliases", this.#limits.aliases, node);
    this.#expanding += 1;
    const value = this.value(target, depth + 1, key);
    this.#expanding -= 1;
    return { ...value, range };
  }

  #scalar(node: Scalar, key: string | null): YamlScalar {
    const range = this.#rangeOf(node);
    const style = STYLES[node.type ?? ""] ?? "plain";
    if (this.#expanding === 0) {
      if (style === "plain") this.#seen.plainScalars.push({ key, range });
      if (style === "double-quoted") this.#seen.doubleQuoted.push(range);
    }
    const value = node.value;
    if (typeof value === "string")
      return { kind: "scalar", range, type: "string", style, text: value, value };
    const text = node.source ?? "";
    if (typeof value === "number")
      return { kind: "scalar", range, type: "number", style, text, value };
    if (typeof value === "boolean")
      return { kind: "scalar", range, type: "boolean", style, text, value };
    return { kind: "scalar", range, type: "null", style, text, value: null };
  }

  #list(node: YAMLSeq, depth: number): YamlList {
    this.#noteFlow(node);
    const items = node.items.map((item) => this.value(item as Node, depth + 1, null));
    return { kind: "list", range: this.#rangeOf(node, items.at(-1)), style: styleOf(node), items };
  }

  #map(node: YAMLMap, depth: number): YamlMap {
    this.#noteFlow(node);
    const fields: YamlField[] = [];
    const merged: YamlField[] = [];
    const places = new Map<string, TextRange>();
    for (const pair of node.items) {
      const field = this.#field(pair as Pair<Node, Node | null>, depth);
      if (field.key === "<<" && field.value.kind !== "scalar") {
        if (this.#expanding === 0) this.#seen.mergeKeys.push(field.keyRange);
        merged.push(...fieldsOfMerge(field.value));
        continue;
      }
      const first = places.get(field.key);
      if (first !== undefined && this.#expanding === 0) {
        this.#seen.duplicateKeys.push({ key: field.key, first, second: field.keyRange });
      }
      if (first === undefined) places.set(field.key, field.keyRange);
      if (field.key === "__proto__") this.#seen.prototypeKeys.push(field.keyRange);
      fields.push(field);
    }
    for (const field of merged) {
      if (places.has(field.key)) continue;
      places.set(field.key, field.keyRange);
      fields.push(field);
    }
    return { kind: "map", range: this.#rangeOf(node, fields.at(-1)), style: styleOf(node), fields };
  }

  #field(pair: Pair<Node, Node | null>, depth: number): YamlField {
    const keyNode = pair.key as Node | null;
    const key = isScalar(keyNode) ? String(keyNode.value ?? "") : "";
    const keyRange = this.#rangeOf(keyNode ?? (pair.value as Node));
    const value: YamlValue =
      pair.value === null || pair.value === undefined
        ? emptyScalar(keyRange.end)
        : this.value(pair.value, depth + 1, key);
    return {
      key,
      keyRange,
      range: { start: keyRange.start, end: Math.max(keyRange.end, value.range.end) },
      value,
    };
  }

  #noteFlow(node: YAMLMap | YAMLSeq): void {
    if (node.flow !== true || this.#expanding > 0) return;
    const range = this.#rangeOf(node);
    const last = this.#seen.flowCollections.at(-1);
    if (last === undefined || range.start >= last.end) this.#seen.flowCollections.push(range);
  }

  /** A block collection ends where its last value ends, not after the blank lines that follow. */
  #rangeOf(node: Node, last?: { readonly range: TextRange } | undefined): TextRange {
    const [start, valueEnd] = node.range ?? [0, 0];
    const isBlock = !isAlias(node) && !isScalar(node) && (node as YAMLMap).flow !== true;
    if (isBlock && last !== undefined) {
      return { start: this.#toOffset(start), end: Math.max(this.#toOffset(start), last.range.end) };
    }
    let end = valueEnd;
    while (end > start && isLineBreak(this.#text.charCodeAt(end - 1))) end -= 1;
    return { start: this.#toOffset(start), end: this.#toOffset(end) };
  }

  #fail(limit: "depth" | "aliases" | "values", maximum: number, node: Node): never {
    throw new WalkEnd({ kind: "limit", limit, maximum, range: this.#rangeOf(node) });
  }
}

function fieldsOfMerge(value: YamlValue): YamlField[] {
  if (value.kind === "map")
    return value.fields.map((field) => ({ ...field, keyRange: value.range, range: value.range }));
  if (value.kind === "list") return value.items.flatMap(fieldsOfMerge);
  return [];
}

function emptyScalar(offset: number): YamlScalar {
  return {
    kind: "scalar",
    range: { start: offset, end: offset },
    type: "null",
    style: "plain",
    text: "",
    value: null,
  };
}

function styleOf(node: YAMLMap | YAMLSeq): "block" | "flow" {
  return node.flow === true ? "flow" : "block";
}
