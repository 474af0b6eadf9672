import { childPart, knownKeys, rootPart, type SchemaPart } from "./config-schema.ts";
import { isPlainMap, type PlainValue } from "./plain-value.ts";

/** A key that the schema does not know, where it knows all keys. */
export interface UnknownKey {
  readonly segments: readonly string[];
  readonly key: string;
  readonly known: readonly string[];
}

/** Walks the config beside its schema. Values of unknown keys are not looked into. */
export function findUnknownKeys(root: PlainValue): readonly UnknownKey[] {
  const found: UnknownKey[] = [];
  const visit = (part: SchemaPart | null, value: PlainValue, segments: readonly string[]): void => {
    if (part === null) return;
    const known = isPlainMap(value) ? knownKeys(part) : null;
    const children: readonly (readonly [string, PlainValue])[] = Array.isArray(value)
      ? (value as readonly PlainValue[]).map((item, i) => [String(i), item] as const)
      : isPlainMap(value)
        ? Object.entries(value)
        : [];
    for (const [key, child] of children) {
      const path = [...segments, key];
      if (known !== null && !known.includes(key)) found.push({ segments: path, key, known });
      else visit(childPart(part, key, child), child, path);
    }
  };
  visit(rootPart(root), root, []);
  return found;
}
