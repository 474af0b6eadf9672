import type { Config } from "../config/config.ts";
import { isSamplePath } from "../skill/is-sample-path.ts";
import { isTemplateSkill } from "../skill/is-template-skill.ts";
import type { SkippedInput } from "../skill/repository.ts";
import { lockedFolders } from "./locked-folders.ts";

/** Tells why a SKILL.md is not to be checked, or null where it is. */
export interface SkipRules {
  byPath(path: string): SkippedInput["reason"] | null;
  byContent(path: string, bytes: Uint8Array): SkippedInput["reason"] | null;
}

/**
 * What is somebody else's, for tests, a backup or a template is not this repository's to check. `texts` holds the lock
 * files. Skills that the config names are read wherever they lie.
 */
export function skillsToSkip(texts: ReadonlyMap<string, string>, config: Config): SkipRules {
  const isLocked = lockedFolders(texts);
  const isNamed = config.skills.some((glob) => !glob.startsWith("!"));
  return {
    byPath(path) {
      if (isLocked(path)) return "lock-file";
      return !isNamed && isSamplePath(path) ? "sample" : null;
    },
    byContent: (path, bytes) => (!isNamed && isTemplateSkill(path, bytes) ? "sample" : null),
  };
}
