import { isPlainMap, type PlainValue } from "./plain-value.ts";

/** A path as people write it: `goals[0].expect.max-cost`, `rules["a b"]`. `root` tells indices from keys. */
export function formatConfigPath(root: PlainValue, segments: readonly string[]): string {
  let value: PlainValue | undefined = root;
  let path = "";
  for (const segment of segments) {
    if (Array.isArray(value)) path += `[${segment}]`;
    else if (/^[\p{L}\p{N}_-]+$/u.test(segment)) path += path === "" ? segment : `.${segment}`;
    else path += `[${JSON.stringify(segment)}]`;
    value = childOf(value, segment);
  }
  return path;
}

/** The value of a key or at an index. */
export function childOf(value: PlainValue | undefined, segment: string): PlainValue | undefined {
  if (Array.isArray(value)) return (value as readonly PlainValue[])[Number(segment)];
  return isPlainMap(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
}
