import { getSchema, type JsonSchema } from "@ctxfst/schema";
import { isPlainMap, type PlainValue } from "./plain-value.ts";

const ROOT = getSchema("config");

/** The part of the config's schema that speaks of a value; null where the schema says nothing. */
export interface SchemaPart {
  /** What is expected, in words: the title, looked up through references. */
  readonly expected: string | null;
  readonly schema: JsonSchema;
}

/** The schema of the whole config. */
export function rootPart(value: PlainValue): SchemaPart {
  return partOf(ROOT, value);
}

/** The schema of the value of a key or at an index. */
export function childPart(part: SchemaPart, segment: string, value: PlainValue): SchemaPart | null {
  const { properties, additionalProperties, items } = part.schema as SchemaKeywords;
  const own =
    properties !== undefined && Object.hasOwn(properties, segment) ? properties[segment] : null;
  const child = own ?? (typeof additionalProperties === "object" ? additionalProperties : items);
  return child === undefined ? null : partOf(child, value);
}

/** The keys that a map may have; null where any key goes. */
export function knownKeys(part: SchemaPart): readonly string[] | null {
  const { properties, additionalProperties } = part.schema as SchemaKeywords;
  if (properties === undefined || additionalProperties !== undefined) return null;
  return Object.keys(properties);
}

interface SchemaKeywords {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
}

/** Follows references, then into the alternative whose type is the value's. */
function partOf(schema: JsonSchema, value: PlainValue): SchemaPart {
  const resolved = resolve(schema);
  const expected = (resolved as SchemaKeywords).title ?? null;
  const alternative = (resolved as SchemaKeywords).anyOf
    ?.map(resolve)
    .find(({ type }) => type === typeName(value));
  if (alternative === undefined) return { expected, schema: resolved };
  return {
    expected: expected ?? (alternative as SchemaKeywords).title ?? null,
    schema: alternative,
  };
}

function resolve(schema: JsonSchema): JsonSchema {
  const { $ref } = schema as SchemaKeywords;
  if ($ref === undefined) return schema;
  const name = $ref.slice("#/$defs/".length);
  return resolve((ROOT.$defs as Readonly<Record<string, JsonSchema>>)[name] as JsonSchema);
}

function typeName(value: PlainValue): string {
  if (Array.isArray(value)) return "array";
  return isPlainMap(value) ? "object" : value === null ? "null" : typeof value;
}
