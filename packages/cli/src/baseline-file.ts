import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type Baseline,
  baselineOf,
  CtxfstError,
  type Finding,
  formatBaseline,
  readBaseline,
} from "@ctxfst/core";
import { writeFileAtomic } from "@ctxfst/core/node";

/** A baseline on disk. */
export interface BaselineFile {
  /** As the caller wrote it. */
  readonly label: string;
  /** Absolute. */
  readonly path: string;
}

/** The baseline that a call names, else the config's; null without one. */
export function baselineFile(
  named: string | undefined,
  configured: string | null,
  root: string,
  cwd: string,
): BaselineFile | null {
  if (named !== undefined) return { label: named, path: resolve(cwd, named) };
  return configured === null ? null : { label: configured, path: join(root, configured) };
}

/**
 * Reads a baseline.
 * @throws CtxfstError `file-not-found`, `file-invalid` or `file-unreadable`, with the way out
 */
export function requireBaseline(file: BaselineFile): Baseline {
  const baseline = readBaselineFile(file);
  if (baseline !== null) return baseline;
  const message = `${file.label} does not exist; --update-baseline writes it`;
  throw new CtxfstError("file-not-found", message);
}

/** Null where the file does not exist. */
function readBaselineFile({ label, path }: BaselineFile): Baseline | null {
  if (!existsSync(path)) return null;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new CtxfstError("file-unreadable", `${label} cannot be read`, { file: label, cause });
  }
  return readBaseline(text, label);
}

/**
 * Writes what a run found as the baseline, and says in a line what that changes.
 * @throws CtxfstError `write-failed`
 */
export function updateBaseline(
  file: BaselineFile,
  findings: readonly Finding[],
): { readonly baseline: Baseline; readonly said: string } {
  const before = lenient(file);
  const baseline = baselineOf(findings);
  writeFileAtomic(file.path, formatBaseline(baseline));
  const names = (entries: Baseline): Set<string> =>
    new Set(entries.map(({ file: of, rule, id }) => `${of} ${rule} ${id}`));
  const [old, fresh] = [names(before), names(baseline)];
  const added = [...fresh].filter((name) => !old.has(name)).length;
  const gone = [...old].filter((name) => !fresh.has(name)).length;
  const count = `${baseline.length} ${baseline.length === 1 ? "entry" : "entries"}`;
  return { baseline, said: `${file.label} written: ${count}, ${added} new, ${gone} gone` };
}

/** A baseline that cannot be read, after a merge conflict for example, is written anew. */
function lenient(file: BaselineFile): Baseline {
  try {
    return readBaselineFile(file) ?? [];
  } catch {
    return [];
  }
}
