/** A file command that the runner refuses; its message is what the runner prints. */
export class FileCommandError extends Error {
  override readonly name = "FileCommandError";
}

/**
 * Reads the file behind GITHUB_OUTPUT, GITHUB_ENV or GITHUB_STATE: `NAME=VALUE` lines and `NAME<<END` blocks.
 * Source: actions/runner, FileCommandManager.cs (EnvFileKeyValuePairs).
 * @throws FileCommandError where the runner fails the step
 */
export function parseKeyValueFile(text: string): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  const lines = text.split("\n");
  const endsWithBreak = lines.at(-1) === "";
  if (endsWithBreak) lines.pop();

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    if (line === "") continue;
    const equals = line.indexOf("=");
    const heredoc = line.indexOf("<<");
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
    } else if (heredoc >= 0) {
      const name = line.slice(0, heredoc);
      const delimiter = line.slice(heredoc + 2);
      if (name === "" || delimiter === "") {
        throw new FileCommandError(
          `Invalid format '${line}'. Name must not be empty and delimiter must not be empty`,
        );
      }
      const end = lines.indexOf(delimiter, at + 1);
      if (end < 0) {
        const isCut = !endsWithBreak && at + 1 < lines.length;
        throw new FileCommandError(
          isCut
            ? "Invalid value. EOF marker missing new line."
            : `Invalid value. Matching delimiter not found '${delimiter}'`,
        );
      }
      pairs.push([name, lines.slice(at + 1, end).join("\n")]);
      at = end;
    } else {
      throw new FileCommandError(`Invalid format '${line}'`);
    }
  }
  return pairs;
}
