/** `12,345`: a whole number as people read it. */
export function groupDigits(value: unknown): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
