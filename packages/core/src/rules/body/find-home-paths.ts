/** A path into somebody's home folder. */
export interface HomePath {
  /** The home folder: `/Users/ann`. */
  readonly home: string;
  readonly path: string;
  /** Where the path begins in the text. */
  readonly index: number;
}

/** Anything that might be one: most texts are done with after this. */
const HINT = /\/(?:Users|home)\/|:[\\/]{1,2}Users[\\/]/;
const SEGMENT = "[\\w@+.-]+";
const HOME = new RegExp(
  `(?<![\\w.~$}%*/\\\\-])(?:/(?:Users|home)/(${SEGMENT})(?=/)|[A-Za-z]:[\\\\/]{1,2}Users[\\\\/]{1,2}(${SEGMENT})(?=[\\\\/]))(?:[\\\\/]+[\\w@+.-]*[\\w@+-])*`,
  "g",
);
/** Names that stand for whoever reads the text, and accounts that images and hosts make, alike on every machine. */
const NOBODY =
  /^(?:\.+|x{2,}|\d+|you|your[\w-]*|my[_-]?(?:user|name|username)|me[_-]?user|user[\w-]*|some[_-]?(?:user|one)|name|username|username?s?|u|home|foo|bar|baz|test(?:er|user)?|demo|example|shared|public|default|all|admin|administrator|root|runner|runneradmin|ubuntu|debian|centos|fedora|vscode|node|app|appuser|agent|assistant|claude|codex|copilot|oai|sandbox|sandboxuser|coder|gitpod|codespace|codespaces|workspace|jovyan|ec2-user|azureuser|cloudshell|vagrant|vsts|circleci|linuxbrew|pi|git|www-data|nonroot|dev|developer|devuser|deploy|deployer|jenkins|builder|container|computeruse|hermes|openclaw|kali|steam|frappe|airflow|postgres|mysql|nobody|someone|alice|bob|carol|charlie|john|jane|jdoe|johndoe|janedoe|joe|dave)$/i;

/** Paths into the home folder of a concrete person, in order. */
export function findHomePaths(text: string): readonly HomePath[] {
  if (!HINT.test(text)) return [];
  return [...text.matchAll(HOME)].flatMap((match) => {
    const [path, unix, windows] = match;
    const person = (unix ?? windows) as string;
    if (NOBODY.test(person)) return [];
    const home = path.slice(0, path.indexOf(person) + person.length);
    return [{ home, path, index: match.index }];
  });
}
