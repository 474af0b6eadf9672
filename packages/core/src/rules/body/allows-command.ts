/** `Bash(git diff:*)`, `Bash(git status *)`, `Bash(date)`. */
const SHELL_TOOL = /^Bash\(([\s\S]*)\)$/;

/**
 * True where allowed-tools of Claude Code names each command of a command line. `Bash` alone and `Bash(*)` name none:
 * they let anything run.
 */
export function allowsCommand(allowedTools: readonly string[], commandLine: string): boolean {
  const patterns = allowedTools.flatMap((tool) =>
    (SHELL_TOOL.exec(tool)?.[1] ?? "").split(",").map((pattern) => pattern.trim()),
  );
  const commands = commandLine
    .split(/&&|\|\||[;|\r\n]/)
    .map((command) => command.trim())
    .filter((command) => command !== "");
  return commands.every((command) => patterns.some((pattern) => covers(pattern, command)));
}

function covers(pattern: string, command: string): boolean {
  const prefix = /^(.*?)(?::\*|[ ]?\*)$/.exec(pattern)?.[1];
  if (prefix === undefined) return pattern !== "" && pattern === command;
  return prefix !== "" && (command === prefix || command.startsWith(`${prefix} `));
}
