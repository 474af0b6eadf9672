import { showHidden, splitAnyLine } from "./visible-text.ts";

/**
 * Makes text inert for GitHub's log: no line of it can be a workflow command, `::name::` after white space or
 * `##[name]` anywhere, and no control or invisible character is left. Lines end at anything that some reader
 * takes for a line break, so none hides inside another. Applying it twice changes nothing more.
 * Source of the two forms: actions/runner, ActionCommand.cs.
 */
export function escapeLog(text: string): string {
  return splitAnyLine(text).map(escapeLine).join("\n");
}

function escapeLine(line: string): string {
  return showHidden(line)
    .replace(/##(?=\[)/g, "## ")
    .replace(/^(\s*):(?=:)/, "$1: ");
}
