/**
 * What a reader of `key: value` lines sees: the rest of the first line of each key at the margin, quotes around it
 * taken off. Behaviour of geminixiang/tiny-agent, and of the fallbacks of OpenClaw and Hermes.
 */
export function readLineFields(content: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of content.split(/\r\n|\n|\r/)) {
    const match = /^([\w-]+):\s*(.*)$/.exec(line);
    if (match === null) continue;
    const [, key = "", value = ""] = match;
    if (!fields.has(key)) fields.set(key, withoutQuotes(value.trim()));
  }
  return fields;
}

function withoutQuotes(text: string): string {
  return /^(["']).*\1$/s.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
