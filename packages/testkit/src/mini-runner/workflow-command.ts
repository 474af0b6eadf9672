// Workflow commands as the runner reads them (actions/runner, ActionCommand.cs, 2.336.0).
// The runner compares "::" by culture, which skips invisible characters, but then cuts by position:
// an invisible character never yields a registered name, so plain comparison gives the same answers.

export interface WorkflowCommand {
  /** As written; the runner compares names without regard to letter case. */
  readonly name: string;
  /** Keys are lower case: the runner looks them up without regard to letter case. */
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
}

type Escape = readonly [escaped: string, plain: string];

const DATA: readonly Escape[] = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%25", "%"],
];
const PROPERTY: readonly Escape[] = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%3A", ":"],
  ["%2C", ","],
  ["%25", "%"],
];
const LEGACY: readonly Escape[] = [
  ["%3B", ";"],
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%5D", "]"],
  ["%25", "%"],
];

/** White space of .NET's `TrimStart`: what JavaScript trims, less U+FEFF, plus U+0085. */
const LEADING_SPACE = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** Reads `::name key=value,…::data` at the start of a line, after white space; null when it is plain output. */
export function parseCommand(
  line: string,
  isRegistered: (name: string) => boolean,
): WorkflowCommand | null {
  const message = line.replace(LEADING_SPACE, "");
  if (!message.startsWith("::")) return null;
  const end = message.indexOf("::", 2);
  if (end < 0) return null;
  const { name, rest } = splitInfo(message.slice(2, end));
  if (!isRegistered(name)) return null;
  return {
    name,
    properties: readProperties(rest.trim(), ",", PROPERTY),
    data: unescapeText(message.slice(end + 2), DATA),
  };
}

/** Reads the older `##[name key=value;…]data`, which counts anywhere in a line. */
export function parseLegacyCommand(
  line: string,
  isRegistered: (name: string) => boolean,
): WorkflowCommand | null {
  const start = line.indexOf("##[");
  const end = start < 0 ? -1 : line.indexOf("]", start);
  if (end < 0) return null;
  const { name, rest } = splitInfo(line.slice(start + 3, end));
  if (!isRegistered(name)) return null;
  return {
    name,
    properties: readProperties(rest, ";", LEGACY),
    data: unescapeText(line.slice(end + 1), LEGACY),
  };
}

function splitInfo(info: string): { name: string; rest: string } {
  const space = info.indexOf(" ");
  return space < 0
    ? { name: info, rest: "" }
    : { name: info.slice(0, space), rest: info.slice(space + 1) };
}

function readProperties(
  text: string,
  separator: string,
  escapes: readonly Escape[],
): Map<string, string> {
  const properties = new Map<string, string>();
  for (const pair of text.split(separator)) {
    const match = /^=*([^=]+)=+([^=][\s\S]*)$/.exec(pair);
    if (match)
      properties.set((match[1] as string).toLowerCase(), unescapeText(match[2] as string, escapes));
  }
  return properties;
}

function unescapeText(text: string, escapes: readonly Escape[]): string {
  return escapes.reduce((result, [escaped, plain]) => result.replaceAll(escaped, plain), text);
}
