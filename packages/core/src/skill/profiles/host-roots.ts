import type { Profile, SkillRoot } from "./profile.ts";
import { PROFILES } from "./profiles.ts";

/** A skill folder of a host that holds a file. */
export interface HostFolder {
  readonly profile: Profile;
  readonly root: SkillRoot;
  /** The folder from the repository's root on, such as `packages/web/.claude/skills`. */
  readonly folder: string;
}

const folders = new Map<string, readonly HostFolder[]>();
const ROOTS = PROFILES.flatMap((profile) => profile.roots.map((root) => ({ profile, root })));

/** The host folders that a root-relative path lies in; the innermost one of each host. */
export function hostFoldersOf(path: string): readonly HostFolder[] {
  const place = /^(?:.*\/)?\.[a-z]+\/skills(?=\/)/.exec(path)?.[0];
  if (place === undefined) return [];
  let found = folders.get(place);
  if (found === undefined) {
    found = ROOTS.filter(({ root }) => place === root.path || place.endsWith(`/${root.path}`)).map(
      (entry) => ({ ...entry, folder: place }),
    );
    folders.set(place, found);
  }
  return found;
}

/** Ids of the hosts whose own folder, read by no other host, holds a file. */
export function hostsOwning(path: string): readonly string[] {
  return hostFoldersOf(path)
    .filter(({ root }) => !root.isShared)
    .map(({ profile }) => profile.id);
}
