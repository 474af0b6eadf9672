const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 (ISO 3309) of a text's UTF-8 bytes, as eight hexadecimal digits: finds damage, proves nothing. */
export function checksum(text: string): string {
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    value = (TABLE[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  }
  return ((value ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
