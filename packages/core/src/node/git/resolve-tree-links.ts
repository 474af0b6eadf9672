import { compareText, sortedUnique } from "../../base/compare.ts";
import type { SkippedInput } from "../../skill/repository.ts";

/** Links that lead to links, followed at most. */
const MAXIMUM_HOPS = 40;

export interface TreeLinks {
  /** Paths that links stand for, and what lies below those that lead to folders. */
  readonly paths: readonly string[];
  readonly skipped: readonly SkippedInput[];
}

/**
 * What the symbolic links of a commit lead to. As in a checkout, each file is read under its own path alone, so that
 * links add paths and nothing to read. `paths` are those of files and, with "/" at the end, of folders; `links` holds
 * the targets by the path of the link.
 */
export function resolveTreeLinks(
  paths: readonly string[],
  links: ReadonlyMap<string, string>,
): TreeLinks {
  const known = new Set(paths);
  const found: string[] = [];
  const skipped: SkippedInput[] = [];
  const aliases: { readonly path: string; readonly target: string }[] = [];
  for (const file of [...links.keys()].sort(compareText)) {
    const target = follow(file, links, known);
    if (typeof target === "string") {
      if (target === "symlink-outside") found.push(file);
      skipped.push({ file, reason: target });
      continue;
    }
    const isFolder = target.path === "" || target.path.endsWith("/");
    const isLoop = isFolder && file.startsWith(target.path);
    found.push(isFolder ? `${file}/` : file);
    skipped.push({ file, reason: isLoop ? "symlink-loop" : "duplicate-link" });
    if (isFolder && !isLoop) aliases.push({ path: `${file}/`, target: target.path });
  }
  const direct = [...paths, ...found];
  for (const { path, target } of aliases) {
    for (const inner of direct) {
      if (inner.startsWith(target) && inner !== target)
        found.push(path + inner.slice(target.length));
    }
  }
  return { paths: sortedUnique(found), skipped };
}

type Followed = "unreadable" | "symlink-loop" | "symlink-outside" | { readonly path: string };

/** Links on the way to a target are followed as well. */
function follow(
  file: string,
  links: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): Followed {
  let at: readonly string[] = file.split("/");
  for (let hop = 0; hop < MAXIMUM_HOPS; hop += 1) {
    const length = at.findIndex((_, i) => links.has(at.slice(0, i + 1).join("/"))) + 1;
    if (length === 0) {
      const path = at.join("/");
      if (path === "") return { path };
      if (known.has(`${path}/`)) return { path: `${path}/` };
      return known.has(path) ? { path } : "unreadable";
    }
    const target = links.get(at.slice(0, length).join("/")) as string;
    const steps = [...at.slice(0, length - 1), ...target.split("/"), ...at.slice(length)];
    if (target.startsWith("/")) return "symlink-outside";
    const next: string[] = [];
    for (const step of steps) {
      if (step === "" || step === ".") continue;
      if (step !== "..") next.push(step);
      else if (next.pop() === undefined) return "symlink-outside";
    }
    at = next;
  }
  return "symlink-loop";
}
