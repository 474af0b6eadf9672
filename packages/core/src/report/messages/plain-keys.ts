/**
 * Of the keys that can be seen in a block that does not parse, those that look like fields: a sentence with a colon
 * looks like a key as well.
 */
export function plainKeys(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => /^[\w.-]{1,40}$/.test(key));
}
