const TRUE = /^(?:true|y|yes|on)$/i;
const FALSE = /^(?:false|n|no|off)$/i;

/** What a text means where a boolean is expected, the words of YAML 1.1 included; null for any other text. */
export function booleanMeant(text: string): boolean | null {
  const word = text.trim();
  return TRUE.test(word) ? true : FALSE.test(word) ? false : null;
}
