import type { ShellCommand } from "./read-shell.ts";

/** What a command runs, without what only changes how it is run. */
export interface ShellProgram {
  /** Lower case, without its folder; empty where nothing is run. */
  readonly name: string;
  readonly arguments: readonly string[];
}

/** Prompts, words of the shell's grammar, and programs that run the program named next. */
const PREFIXES = new Set([
  "$",
  "%",
  "!",
  "{",
  "if",
  "then",
  "else",
  "elif",
  "while",
  "until",
  "do",
  "time",
  "sudo",
  "doas",
  "env",
  "exec",
  "command",
  "builtin",
  "nohup",
  "nice",
  "run",
  "call",
  "&",
]);
/** Their options that take a word. */
const WITH_VALUE = /^-(?:u|g|h|C|-user|-group|-chdir)$/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;

/** The program of a command: `sudo -u root X=1 /bin/rm -rf a` runs `rm` with `-rf a`. */
export function programOf({ words }: ShellCommand): ShellProgram {
  let isPrefixed = false;
  for (let i = 0; i < words.length; i += 1) {
    const { value } = words[i] as { value: string };
    if (ASSIGNMENT.test(value)) continue;
    if (PREFIXES.has(value.toLowerCase())) {
      isPrefixed = true;
      continue;
    }
    if (isPrefixed && value.startsWith("-")) {
      if (WITH_VALUE.test(value)) i += 1;
      continue;
    }
    const name = value.slice(value.lastIndexOf("/") + 1).toLowerCase();
    return { name, arguments: words.slice(i + 1).map((word) => word.value) };
  }
  return { name: "", arguments: [] };
}
