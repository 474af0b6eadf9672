const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const MAXIMUM_CHARACTERS = 400;

/** The first 300 bytes of base64 data: enough to tell what it is. Characters of no base64 count as 0. */
export function decodeBase64(data: string): number[] {
  const bytes: number[] = [];
  const end = Math.min(data.length, MAXIMUM_CHARACTERS);
  for (let i = 0; i + 1 < end; i += 4) {
    const group = data.slice(i, Math.min(i + 4, end)).replace(/=+$/, "");
    let bits = 0;
    for (let at = 0; at < 4; at += 1) {
      bits = bits * 64 + Math.max(0, ALPHABET.indexOf(group.charAt(at) || "A"));
    }
    const decoded = [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
    bytes.push(...decoded.slice(0, Math.max(0, group.length - 1)));
  }
  return bytes;
}

/** The text that base64 data begins with; null where it is none. */
export function decodeBase64Text(data: string): string | null {
  const bytes = decodeBase64(data);
  const isText = bytes.every((byte) => (byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13));
  if (!isText || bytes.length === 0) return null;
  return String.fromCharCode(...bytes)
    .replace(/\s+/g, " ")
    .trim();
}
