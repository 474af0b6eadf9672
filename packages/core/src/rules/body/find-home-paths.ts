import { indexIntervals } from "../../base/index-intervals.ts";
import type { MarkdownBody } from "../../parser/markdown-body.ts";
import type { SkillDocument } from "../../parser/skill-document.ts";
import { isInExample } from "./is-in-example.ts";

/** A path into somebody's home folder. */
export interface HomePath {
  /** The home folder: `/Users/ann`. */
  readonly home: string;
  readonly path: string;
  /** Where the path begins in the file. */
  readonly start: number;
}

/** Anything that might be one: most texts are done with after this. */
const HINT = /\/(?:Users|home)\/|:[\\/]{1,2}Users[\\/]/;
const SEGMENT = "[\\w@+.-]+";
const HOME = new RegExp(
  `(?<![\\w.~$}%*/\\\\-])(?:/(?:Users|home)/(${SEGMENT})(?=/)|[A-Za-z]:[\\\\/]{1,2}Users[\\\\/]{1,2}(${SEGMENT})(?=[\\\\/]))(?:[\\\\/]+[\\w@+.-]*[\\w@+-])*`,
  "g",
);
/** Names that stand for whoever reads the text, and accounts that images and hosts make, alike on every machine. */
const NOBODY = new RegExp(
  `^(?:${[
    "\\.+|x{2,}|suspect|victim|target|attacker|[\\w-]*[_-](?:user|svc|service)|svc[_-][\\w-]*|\\d[\\w-]*|you|your[\\w-]*|my[_-]?user(?:[_-]?name)?|my[_-]?name|user[\\w-]*|some[_-]?(?:user|one|body)|name|[a-z]|foo|bar|baz",
    "test(?:er|user)?|demo|example|shared|public|default|all|admin|administrator|root|nobody|git|www-data|nonroot",
    "alice|bob|carol|charlie|joe|dave|(?:john|jane)(?:[._-]?(?:doe|smith))?|jdoe",
    "runner|runneradmin|ubuntu|debian|centos|fedora|kali|vagrant|vsts|circleci|jenkins|linuxbrew|pi|ec2-user|azureuser",
    "cloudshell|vscode|node|app|appuser|agent|assistant|claude|codex|copilot|oai|sandbox(?:user)?|coder|gitpod",
    "codespaces?|workspace|jovyan|dev|developer|devuser|deploy|deployer|builder|container|computeruse|hermes|openclaw",
    "frappe|airflow|postgres|mysql|components|project|projects",
  ].join("|")})$`,
  "i",
);
/** Blocks that show what somebody's screen may look like. */
const SHOWN =
  /^(?:$|te?xt\b|plain|md\b|markdown|output|console|log\b|diff\b|mermaid|xml\b|html\b)/i;

/** Paths into the home folder of a concrete person, in order; not those that only show what a path looks like. */
export function findHomePaths({ text, bodyRange, body }: SkillDocument): readonly HomePath[] {
  const source = text.slice(bodyRange.start, bodyRange.end);
  if (!HINT.test(source)) return [];
  const matches = [...source.matchAll(HOME)];
  let blocksAt: ReturnType<typeof blockFinder> | null = null;
  const onUnix = (folder: string): Set<string | undefined> =>
    new Set(
      matches.filter(({ 0: path }) => path.startsWith(folder)).map(({ 1: person }) => person),
    );
  const [onMac, onLinux] = [onUnix("/Users/"), onUnix("/home/")];
  return matches.flatMap((match): HomePath[] => {
    const [path, unix, windows] = match;
    const person = (unix ?? windows) as string;
    // One person at home on both systems shows what paths look like on each.
    if (onMac.has(person) && onLinux.has(person)) return [];
    const start = bodyRange.start + match.index;
    if (NOBODY.test(person)) return [];
    blocksAt ??= blockFinder(body());
    const [block] = blocksAt(start);
    if ((block !== undefined && isShown(start, text, block)) || isInExample(text, start)) return [];
    const before = /^.*?(?:home|users)[\\/]+/i.exec(path)?.[0] ?? "";
    const home = before + person;
    return [{ home, path, start }];
  });
}

type Block = MarkdownBody["code"][number];

/** Looks up the blocks of code that hold an offset. */
function blockFinder({ code }: MarkdownBody): (offset: number) => readonly Block[] {
  return indexIntervals(
    code.filter(({ kind }) => kind !== "inline"),
    ({ range }) => range,
  );
}

function isShown(offset: number, text: string, block: Block): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset) + 1, offset);
  return SHOWN.test(block.info) || /^\s*(?:#|\/\/|--|;)/.test(line);
}
