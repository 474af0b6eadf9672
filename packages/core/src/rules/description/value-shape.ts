import { findNearest } from "../../algorithms/find-nearest.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { YamlField, YamlValue } from "../../parser/yaml-value.ts";

/** What a host takes as a value: data, like the profiles. */
export type Shape =
  | {
      readonly kind: "text";
      readonly words?: readonly string[];
      /** Other words for them, as in other tools. */
      readonly meant?: Readonly<Record<string, string>>;
      readonly pattern?: RegExp;
      readonly expected?: string;
    }
  | { readonly kind: "boolean" }
  /** A text with commas between counts as a list where `orText` says so. */
  | { readonly kind: "list"; readonly item: Shape; readonly orText?: boolean }
  | {
      readonly kind: "map";
      readonly fields: Readonly<Record<string, Shape>>;
      readonly required?: readonly string[];
    }
  /** A map whose field `key` (or `alias`) says which fields it needs, one of each group. */
  | {
      readonly kind: "variants";
      readonly key: string;
      readonly alias: string;
      readonly meant?: Readonly<Record<string, string>>;
      readonly variants: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: "either"; readonly shapes: readonly Shape[] }
  | { readonly kind: "any" };

/** Something in a value that the host drops or misreads. `path` is such as `install[0].kind`. */
export interface Misfit {
  readonly problem: "type" | "word" | "pattern" | "missing" | "kind" | "misspelt";
  readonly path: string;
  readonly range: TextRange;
  readonly found: string;
  /** What is meant instead; several words are alternatives. */
  readonly expected: readonly string[];
  readonly nearest: string | null;
}

const TYPE_NAMES: Readonly<Record<Shape["kind"], string>> = {
  text: "text",
  boolean: "true or false",
  list: "a list",
  map: "a map",
  variants: "a map",
  either: "text or a map",
  any: "anything",
};

/** All that does not fit, in source order. Empty values and fields that the shape does not name are left alone. */
export function findMisfits(value: YamlValue, shape: Shape, path: string): readonly Misfit[] {
  if (value.kind === "scalar" && value.type === "null") return [];
  switch (shape.kind) {
    case "any":
      return [];
    case "either":
      return eitherMisfits(value, shape.shapes, path);
    case "boolean":
      return value.kind === "scalar" && value.type === "boolean"
        ? []
        : [wrongType(value, shape, path)];
    case "text":
      return textMisfits(value, shape, path);
    case "list":
      if (value.kind === "list") {
        return value.items.flatMap((item, i) => findMisfits(item, shape.item, `${path}[${i}]`));
      }
      if (shape.orText === true && value.kind === "scalar") {
        return findMisfits(value, shape.item, path);
      }
      return [wrongType(value, shape, path)];
    case "map":
      return value.kind === "map"
        ? mapMisfits(value, shape, path)
        : [wrongType(value, shape, path)];
    case "variants":
      return value.kind === "map"
        ? variantMisfits(value, shape, path)
        : [wrongType(value, shape, path)];
  }
}

type ShapeOf<K extends Shape["kind"]> = Extract<Shape, { readonly kind: K }>;
type MapValue = Extract<YamlValue, { readonly kind: "map" }>;

function eitherMisfits(
  value: YamlValue,
  shapes: readonly Shape[],
  path: string,
): readonly Misfit[] {
  const found = shapes.map((shape) => findMisfits(value, shape, path));
  const fits = found.some((misfits) => misfits.length === 0);
  if (fits) return [];
  // The shape of the right type tells more than "neither".
  return (
    found.find((misfits) => misfits.every(({ problem }) => problem !== "type")) ?? found[0] ?? []
  );
}

function textMisfits(value: YamlValue, shape: ShapeOf<"text">, path: string): readonly Misfit[] {
  if (value.kind !== "scalar" || value.type === "boolean") return [wrongType(value, shape, path)];
  const found = value.text.trim();
  const { words, meant, pattern, expected } = shape;
  if (words !== undefined && found !== "" && !words.includes(found.toLowerCase())) {
    const nearest = meantWord(found, words, meant);
    return [{ problem: "word", path, range: value.range, found, expected: words, nearest }];
  }
  if (pattern !== undefined && found !== "" && !pattern.test(found)) {
    const wanted = expected === undefined ? [] : [expected];
    return [
      { problem: "pattern", path, range: value.range, found, expected: wanted, nearest: null },
    ];
  }
  return [];
}

function mapMisfits(value: MapValue, shape: ShapeOf<"map">, path: string): readonly Misfit[] {
  const known = Object.keys(shape.fields);
  const here = new Set(value.fields.map(({ key }) => key));
  const inner = value.fields.flatMap(({ key, keyRange, value: field }): readonly Misfit[] => {
    const own = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    const at = path === "" ? key : `${path}.${key}`;
    if (own !== undefined) return findMisfits(field, own, at);
    const nearest = misspelt(key, known, here);
    if (nearest === null) return [];
    return [
      { problem: "misspelt", path: at, range: keyRange, found: key, expected: known, nearest },
    ];
  });
  const missing = (shape.required ?? []).filter((key) => !hasText(value.fields, key));
  return [
    ...missing.map((key): Misfit => {
      const at = path === "" ? key : `${path}.${key}`;
      return {
        problem: "missing",
        path: at,
        range: firstKey(value),
        found: "",
        expected: [key],
        nearest: null,
      };
    }),
    ...inner,
  ];
}

function variantMisfits(
  value: MapValue,
  shape: ShapeOf<"variants">,
  path: string,
): readonly Misfit[] {
  const kinds = Object.keys(shape.variants);
  const field =
    value.fields.findLast(({ key }) => key === shape.key) ??
    value.fields.findLast(({ key }) => key === shape.alias);
  const at = `${path}.${shape.key}`;
  if (field === undefined) {
    return [
      {
        problem: "missing",
        path: at,
        range: firstKey(value),
        found: "",
        expected: [shape.key],
        nearest: null,
      },
    ];
  }
  const found = field.value.kind === "scalar" ? field.value.text.trim().toLowerCase() : "";
  const needed = Object.hasOwn(shape.variants, found) ? shape.variants[found] : undefined;
  if (needed === undefined) {
    const nearest = meantWord(found, kinds, shape.meant);
    return [
      { problem: "kind", path: at, range: field.value.range, found, expected: kinds, nearest },
    ];
  }
  if (needed.length === 0 || needed.some((key) => hasText(value.fields, key))) return [];
  return [
    {
      problem: "missing",
      path: `${path}.${needed[0]}`,
      range: field.range,
      found,
      expected: needed,
      nearest: null,
    },
  ];
}

function meantWord(
  found: string,
  words: readonly string[],
  meant: Readonly<Record<string, string>> = {},
): string | null {
  const lower = found.toLowerCase();
  return Object.hasOwn(meant, lower) ? (meant[lower] ?? null) : findNearest(found, words);
}

/** The same key in another case or with other marks between, unless the right one is there. */
function misspelt(key: string, known: readonly string[], here: ReadonlySet<string>): string | null {
  const plain = (text: string): string => text.replace(/[-_]/g, "").toLowerCase();
  const nearest = known.find((other) => plain(other) === plain(key));
  return nearest === undefined || here.has(nearest) ? null : nearest;
}

function hasText(fields: readonly YamlField[], key: string): boolean {
  const value = fields.findLast((field) => field.key === key)?.value;
  return value?.kind === "scalar" && value.type !== "null" && value.text.trim() !== "";
}

function firstKey(value: MapValue): TextRange {
  return value.fields[0]?.keyRange ?? value.range;
}

function wrongType(value: YamlValue, shape: Shape, path: string): Misfit {
  const found =
    value.kind === "scalar"
      ? value.type === "string"
        ? "text"
        : `a ${value.type}`
      : `a ${value.kind}`;
  return {
    problem: "type",
    path,
    range: value.range,
    found,
    expected: [TYPE_NAMES[shape.kind]],
    nearest: null,
  };
}
