import type { Annotation } from "./annotations.ts";

/**
 * The workflow command that makes the runner show an annotation: one line, whatever the text.
 * Source of the escapes: actions/runner, ActionCommand.cs.
 */
export function annotationCommand(annotation: Annotation): string {
  const { level, title, message, file, line, endLine, column, endColumn } = annotation;
  const properties = Object.entries({ file, line, endLine, col: column, endColumn, title })
    .filter(([, value]) => value !== null && value !== "")
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(",");
  return `::${level}${properties === "" ? "" : ` ${properties}`}::${escapeData(message)}`;
}

/** Escapes the part after the second `::`. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Escapes the value of a property such as `file`. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
