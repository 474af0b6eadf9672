import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import {
  type Baseline,
  baselineOf,
  CtxfstError,
  type Finding,
  formatBaseline,
  readBaseline,
} from "@ctxfst/core";
import { isInside, requireOwnFile, writeFileAtomic } from "@ctxfst/core/node";

const MAXIMUM_BYTES = 64 * 1024 * 1024;

/** A baseline on disk. */
export interface BaselineFile {
  /** As the caller wrote it. */
  readonly label: string;
  /** Absolute. */
  readonly path: string;
  /** The folder whose own file this must be; null for one that the caller names elsewhere. */
  readonly owner: string | null;
}

/** The baseline that a call names, else the config's; null without one. */
export function baselineFile(
  named: string | undefined,
  configured: string | null,
  root: string,
  cwd: string,
): BaselineFile | null {
  if (named === undefined) {
    if (configured === null) return null;
    return { label: configured, path: join(root, configured), owner: root };
  }
  // A file that the caller names elsewhere is his choice; a link in a checkout may be anybody's.
  const path = resolve(cwd, named);
  return { label: named, path, owner: isInside(root, path) ? root : null };
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
function readBaselineFile(file: BaselineFile): Baseline | null {
  const text = readBaselineText(file);
  return text === null ? null : readBaseline(text, file.label);
}

/**
 * The text of a baseline; null where it does not exist.
 * @throws CtxfstError `file-unreadable`, also for one that is too large, or that a link leads out of its repository for
 */
export function readBaselineText({ label, path, owner }: BaselineFile): string | null {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new CtxfstError("file-unreadable", `${label} cannot be read: ${reason}`, {
      file: label,
      cause,
    });
  };
  try {
    if (owner !== null) requireOwnFile(owner, relative(owner, path));
  } catch (cause) {
    return refuse((cause as Error).message, cause);
  }
  if (!existsSync(path)) return null;
  if (statSync(path).size > MAXIMUM_BYTES) return refuse(`it is over ${MAXIMUM_BYTES} bytes`);
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    return refuse((cause as NodeJS.ErrnoException).code ?? "", cause);
  }
}

/**
 * Writes what a run found as the baseline, and says in a line what that changes.
 * @throws CtxfstError `write-failed`
 */
export function updateBaseline(
  file: BaselineFile,
  findings: readonly Finding[],
): { readonly baseline: Baseline; readonly said: string } {
  if (file.owner !== null) requireOwnFile(file.owner, relative(file.owner, file.path));
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
