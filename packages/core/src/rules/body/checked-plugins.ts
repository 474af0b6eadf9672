import { isBelow } from "../../base/repository-path.ts";
import { isSamplePath } from "../../skill/is-sample-path.ts";
import { matchGlobs } from "../../skill/match-globs.ts";
import type { Plugin } from "../plugin-manifests.ts";
import type { RuleContext } from "../rule.ts";

/**
 * The plugins whose manifests are ours to check: not vendored, no test data and no backup, and where the config says which skills are looked at,
 * only those with such a skill in their folder.
 */
export function checkedPlugins({ repository, config, index }: RuleContext): readonly Plugin[] {
  const isVendored = matchGlobs(config.vendored);
  const isLookedAt = ({ root }: Plugin): boolean =>
    config.skills.length === 0 || repository.skills.some(({ file }) => isBelow(root, file));
  const isOwn = ({ file }: Plugin): boolean =>
    !isVendored(file) && (config.skills.length > 0 || !isSamplePath(file));
  return index.plugins.filter((plugin) => isOwn(plugin) && isLookedAt(plugin));
}
