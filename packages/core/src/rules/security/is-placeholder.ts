/** Secrets that services print in their own documentation. */
const PUBLISHED = new Set(["16C7e42F292c6912E7710c838347Ae178B4a", "4eC39HqLyjWDarjtT1zdp7dc"]);
const WORDS =
  /example|sample|dummy|fake|placeholder|your|xxxx|redacted|change|replace|insert|todo|secret|token|password|exposed|invalid|test|demo|mock|foobar|deadbeef|cafebabe|lorem|here/i;
const REPEATED = /(.)\1{4}|(.{2,4})\2{3}/;
const MINIMUM_SEQUENCE = 6;

/** `projects/my-project/locations/us-central1`: names joined by slashes, where random text has digits in between. */
const PATH =
  /^(?:[A-Za-z]+\d{0,4}(?:[-_][A-Za-z]+\d{0,4})*\/){2,}(?:[A-Za-z]+\d{0,4}(?:[-_][A-Za-z]+\d{0,4})*)$/;

/** True for what stands where a secret would: words, paths, repetitions, letters or digits in order, published examples. */
export function isPlaceholder(value: string): boolean {
  return (
    PUBLISHED.has(value) ||
    WORDS.test(value) ||
    REPEATED.test(value) ||
    PATH.test(value) ||
    isSequence(value.replace(/[^A-Za-z]/g, "").toLowerCase()) ||
    isSequence(value.replace(/\D/g, ""))
  );
}

/** True where characters follow each other as in "abcdef" or "123456", zero after nine included. */
function isSequence(text: string): boolean {
  let length = 1;
  for (let i = 1; i < text.length; i += 1) {
    const step = text.charCodeAt(i) - text.charCodeAt(i - 1);
    length = step === 1 || step === -9 ? length + 1 : 1;
    if (length >= MINIMUM_SEQUENCE) return true;
  }
  return false;
}
