import type { WorkflowCommand } from "./workflow-command.ts";

export type AnnotationLevel = "error" | "warning" | "notice";

/** An annotation as GitHub receives it. Lines and columns are 1-based; absent ones are undefined. */
export interface Annotation {
  readonly level: AnnotationLevel;
  readonly message: string;
  readonly title?: string | undefined;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly endLine?: number | undefined;
  readonly column?: number | undefined;
  readonly endColumn?: number | undefined;
}

/**
 * Turns an `error`, `warning` or `notice` command into an annotation, dropping places that the runner drops.
 * Source: actions/runner, IssueCommandExtension (ValidateLinesAndColumns, MakeRelative).
 */
export function annotationOf(
  level: AnnotationLevel,
  command: WorkflowCommand,
  workspace: string,
): Annotation {
  const number = (key: string): number | undefined => {
    const text = command.properties.get(key)?.trim() ?? "";
    return /^[+-]?\d+$/.test(text) ? Number(text) : undefined;
  };
  let line = number("line");
  let endLine = number("endline");
  let column = number("col");
  let endColumn = number("endcolumn");

  line ??= endLine;
  column ??= endColumn;
  const isOverSeveralLines = endLine !== undefined && line !== endLine;
  if (line === undefined || isOverSeveralLines) column = endColumn = undefined;
  if (line !== undefined && endLine !== undefined && endLine < line) line = endLine = undefined;
  if (column !== undefined && endColumn !== undefined && endColumn < column)
    column = endColumn = undefined;

  const file = command.properties.get("file");
  return {
    level,
    message: command.data,
    title: command.properties.get("title"),
    file: file === undefined ? undefined : relativeTo(workspace, file),
    line,
    endLine,
    column,
    endColumn,
  };
}

/** A path inside the workspace becomes relative to it; any other stays as it is. */
function relativeTo(workspace: string, path: string): string {
  return path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path;
}
