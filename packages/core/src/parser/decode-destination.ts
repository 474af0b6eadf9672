const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

/**
 * A link destination as CommonMark reads it: angle brackets off, backslash escapes and character references
 * resolved. Of the named references only those that a URL has use for are known.
 */
export function decodeDestination(source: string): string {
  const bare = source.startsWith("<") && source.endsWith(">") ? source.slice(1, -1) : source;
  if (!/[\\&]/.test(bare)) return bare;
  return bare.replace(
    /\\([!-/:-@[-`{-~])|&#(\d{1,7});|&#[xX]([\da-fA-F]{1,6});|&([a-zA-Z]+);/g,
    (whole, escaped, decimal, hexadecimal, named) => {
      if (escaped !== undefined) return escaped;
      if (decimal !== undefined) return codePoint(Number.parseInt(decimal, 10));
      if (hexadecimal !== undefined) return codePoint(Number.parseInt(hexadecimal, 16));
      return ENTITIES.get(named) ?? whole;
    },
  );
}

function codePoint(code: number): string {
  const isValid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isValid ? String.fromCodePoint(code) : "\ufffd";
}
