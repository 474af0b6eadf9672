import type { Config } from "../config/config.ts";
import { isSamplePath } from "../skill/is-sample-path.ts";
import type { SkippedInput } from "../skill/repository.ts";
import { lockedFolders } from "./locked-folders.ts";

/**
 * Tells why a SKILL.md is not this repository's to check, or null where it is. `texts` holds the lock files. Skills
 * that the config names are read wherever they lie.
 */
export function skillsToSkip(
  texts: ReadonlyMap<string, string>,
  config: Config,
): (path: string) => SkippedInput["reason"] | null {
  const isLocked = lockedFolders(texts);
  const isNamed = config.skills.some((glob) => !glob.startsWith("!"));
  return (path) => {
    if (isLocked(path)) return "lock-file";
    return !isNamed && isSamplePath(path) ? "sample" : null;
  };
}
