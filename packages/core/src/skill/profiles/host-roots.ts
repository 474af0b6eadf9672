import { appendTo } from "../../base/append-to.ts";
import type { Profile, SkillRoot } from "./profile.ts";
import { PROFILES } from "./profiles.ts";

/** A skill folder of a host that holds a file. */
export interface HostFolder {
  readonly profile: Profile;
  readonly root: SkillRoot;
  /** The folder from the repository's root on, such as `packages/web/.claude/skills`. */
  readonly folder: string;
}

type HostRoot = Omit<HostFolder, "folder">;

const ROOTS_BY_PATH: ReadonlyMap<string, readonly HostRoot[]> = rootsByPath();

function rootsByPath(): ReadonlyMap<string, readonly HostRoot[]> {
  const roots = new Map<string, HostRoot[]>();
  for (const profile of PROFILES) {
    for (const root of profile.roots) appendTo(roots, root.path, { profile, root });
  }
  return roots;
}

const NONE: readonly HostFolder[] = [];
/** Few folders hold many skills. */
const KNOWN = new Map<string, readonly HostFolder[]>();
const MOST_KNOWN = 1000;

/** The host folders that a root-relative path lies in; the innermost one of each host. */
export function hostFoldersOf(path: string): readonly HostFolder[] {
  const folder = /^(?:.*\/)?\.[a-z]+\/skills(?=\/)/.exec(path)?.[0];
  if (folder === undefined) return NONE;
  const known = KNOWN.get(folder);
  if (known !== undefined) return known;
  const roots = ROOTS_BY_PATH.get(folder.slice(folder.lastIndexOf("/.") + 1)) ?? [];
  const folders = roots.map((root) => ({ ...root, folder }));
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(folder, folders);
  return folders;
}

/** Ids of the hosts whose own folder, read by no other host, holds a file. */
export function hostsOwning(path: string): readonly string[] {
  return hostFoldersOf(path)
    .filter(({ root }) => !root.isShared)
    .map(({ profile }) => profile.id);
}
