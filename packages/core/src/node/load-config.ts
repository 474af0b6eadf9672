import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { CtxfstError } from "../base/errors.ts";
import { type Config, type ConfigProblem, DEFAULT_CONFIG } from "../config/config.ts";
import { readConfig } from "../config/read-config.ts";
import { isCheckedOut } from "./is-checked-out.ts";
import { isInside } from "./is-inside.ts";

/** Names under which the config is looked for, best first. */
export const CONFIG_NAMES: readonly string[] = ["ctxfst.yaml", "ctxfst.yml"];

const MAXIMUM_BYTES = 1024 * 1024;

export interface LoadedConfig {
  /** With every default filled in, also when there is no file. */
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
  /** Null when there is no file. */
  readonly text: string | null;
}

/**
 * Reads the config of a checkout: `path` when given (absolute, or relative to `root`), else the first of
 * `CONFIG_NAMES` in `root`. Problems inside the file are returned, not thrown.
 * @throws CtxfstError `file-not-found` when `path` does not exist, `config` when the file is no regular file, is not
 * UTF-8, is over 1 MiB, or is a link that leaves the checkout
 */
export function loadConfig(root: string, path?: string): LoadedConfig {
  if (path !== undefined) {
    const file = resolve(root, path);
    if (!exists(file))
      throw new CtxfstError("file-not-found", `${path} does not exist`, { file: path });
    return load(root, file);
  }
  const [name, ...others] = CONFIG_NAMES.filter((candidate) => exists(join(root, candidate)));
  if (name === undefined) return { config: DEFAULT_CONFIG, problems: [], text: null };
  const loaded = load(root, join(root, name));
  const problems = others.map((other): ConfigProblem => {
    const args = { path: "", found: `${other} beside ${name}`, expected: "one config file" };
    return { code: "config-invalid", path: "", position: { line: 1, column: 1 }, args };
  });
  return { ...loaded, problems: [...problems, ...loaded.problems] };
}

/** True for a dangling link as well: it must be refused, not passed over. */
function exists(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

function load(root: string, file: string): LoadedConfig {
  const label = relative(root, file).split(sep).join("/");
  const refuse = (reason: string, cause?: unknown): never => {
    throw new CtxfstError("config", `${label} ${reason}`, { file: label, cause });
  };
  let stats: Stats;
  let target: string;
  try {
    target = realpathSync(file);
    stats = statSync(target);
  } catch (cause) {
    return refuse("cannot be read", cause);
  }
  // A file that the user names outside of the checkout is the user's choice; a link in a checkout may be anybody's.
  if (isInside(root, file) && !isCheckedOut(realpathSync(root), target)) {
    const isLink = target !== file && realpathSync(root) + file.slice(root.length) !== target;
    return refuse(
      isLink ? "is a link that leaves the repository" : "is in .git, where no config is read",
    );
  }
  if (!stats.isFile()) return refuse("is not a file");
  if (stats.size > MAXIMUM_BYTES) return refuse(`is larger than ${MAXIMUM_BYTES} bytes`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(target));
  } catch (cause) {
    return refuse("is not UTF-8 text, or cannot be read", cause);
  }
  return { ...readConfig(text, label), text };
}
