/**
 * The page of a rule: prose, then the sections `## Reported` and `## Accepted` with examples, which are tests as well.
 *
 * An example is a run of fenced blocks with no text between them, one a file; a path that stands in it already starts
 * the next one. The info string of a fence says what the
 * block is: `LANGUAGE PATH key=value …`. Without a path it is `skills/demo/SKILL.md`. Keys: `line=3` or `line=3,7`
 * (where this rule reports; 0 for the file as a whole), `severity=warning` (where it is not the rule's own),
 * `symlink=TARGET`, `skipped=REASON` (input that discovery would not read), `renamed=OLD` (the name of its skill before the change), `escapes` (`\u00e9`, `\u{1f600}`, `\r` and
 * raw bytes such as `\xff` are resolved), `repeat=600` (its last line stands that often). A block of the path
 * `ctxfst.yaml` is the config; `profile=ID` on any block adds a profile.
 */
export interface ExampleFile {
  readonly path: string;
  readonly language: string;
  /** As it stands on the page, escapes unresolved. */
  readonly source: string;
  readonly content: string | Uint8Array;
  readonly lines: readonly number[];
  readonly severity: string | null;
  readonly symlink: string | null;
  readonly skipped: string | null;
  /** The name that its skill had before the change. */
  readonly renamed: string | null;
}

export interface RuleExample {
  readonly section: "reported" | "accepted";
  /** 1-based, among the examples of its section. */
  readonly number: number;
  /** The text before it, maybe empty. */
  readonly caption: string;
  readonly files: readonly ExampleFile[];
  readonly profiles: readonly string[];
}

const DEFAULT_PATH = "skills/demo/SKILL.md";
const FENCE = /^(`{3,}|~{3,})(.*)$/;

/** Reads the examples of a rule's page. @throws Error where the page does not keep to the form */
export function readRuleExamples(page: string): RuleExample[] {
  const examples: RuleExample[] = [];
  let section: RuleExample["section"] | null = null;
  let open: { caption: string; files: ExampleFile[]; profiles: string[] } | null = null;
  let caption: string[] = [];
  const close = (): void => {
    if (open !== null && section !== null) {
      const number = examples.filter((example) => example.section === section).length + 1;
      examples.push({ section, number, ...open });
    }
    open = null;
  };
  const lines = page.split("\n");
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] as string;
    const fence = FENCE.exec(line);
    if (fence === null) {
      if (line.trim() === "") continue;
      close();
      const heading = /^## (.*)$/.exec(line)?.[1];
      if (heading === undefined) caption.push(line);
      else section = sectionOf(heading);
      if (heading !== undefined) caption = [];
      continue;
    }
    const end = lines.indexOf(fence[1] as string, i + 1);
    if (end === -1) throw new Error(`line ${i + 1}: the fence is not closed`);
    if (section !== null) {
      const { file, profile } = readBlock(fence[2] as string, lines.slice(i + 1, end));
      if (open?.files.some(({ path }) => path === file.path)) close();
      open ??= { caption: caption.join(" "), files: [], profiles: [] };
      caption = [];
      open.files.push(file);
      if (profile !== null) open.profiles.push(profile);
    }
    i = end;
  }
  close();
  return examples;
}

function sectionOf(heading: string): RuleExample["section"] | null {
  if (heading === "Reported") return "reported";
  return heading === "Accepted" ? "accepted" : null;
}

function readBlock(
  info: string,
  lines: readonly string[],
): { readonly file: ExampleFile; readonly profile: string | null } {
  const [language = "", ...words] = info.trim().split(/\s+/);
  const value = (key: string): string | null =>
    words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? null;
  const path = words.find((word) => !word.includes("=") && word !== "escapes") ?? DEFAULT_PATH;
  const text = lines.map((line) => `${line}\n`).join("");
  const last = `${lines.at(-1) ?? ""}\n`;
  const long = text + last.repeat(Math.max(1, Number(value("repeat") ?? 1)) - 1);
  return {
    file: {
      path,
      language,
      source: text,
      content: words.includes("escapes") ? resolveEscapes(long) : long,
      lines: value("line")?.split(",").map(Number) ?? [],
      severity: value("severity"),
      symlink: value("symlink"),
      skipped: value("skipped"),
      renamed: value("renamed"),
    },
    profile: value("profile"),
  };
}

/** Bytes, since not every example is text. */
function resolveEscapes(text: string): Uint8Array {
  const parts = text.split(/(\\x[\da-f]{2}|\\u[\da-f]{4}|\\u\{[\da-f]+\}|\\r)/i);
  const bytes = parts.flatMap((part) => {
    if (/^\\x/.test(part)) return [Number.parseInt(part.slice(2), 16)];
    return [...new TextEncoder().encode(/^\\[ur]/.test(part) ? characterOf(part) : part)];
  });
  return new Uint8Array(bytes);
}

function characterOf(written: string): string {
  if (written === "\\r") return "\r";
  return String.fromCodePoint(Number.parseInt(written.replace(/[\\u{}]/g, ""), 16));
}
