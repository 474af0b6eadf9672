import type { Config } from "../config/config.ts";
import { pluginFinder, readPlugins } from "../rules/plugin-manifests.ts";
import { judgeLoading } from "../skill/loading/judge-loading.ts";
import type { LoadVerdict } from "../skill/loading/load-verdict.ts";
import { findProfiles, PROFILES } from "../skill/profiles/profiles.ts";
import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";

/** What each host makes of one skill, in the order of the profiles. */
export interface SkillLoading {
  readonly skill: Skill;
  readonly verdicts: readonly LoadVerdict[];
}

/**
 * What hosts make of every skill, by path. The hosts are those named here, else those of the config, else every one
 * that there is data about.
 */
export function judgeHosts(
  repository: Repository,
  config: Config,
  named: readonly string[] = [],
): readonly SkillLoading[] {
  const ids = named.length > 0 ? named : config.hosts;
  const hosts = ids.length > 0 ? findProfiles(ids) : PROFILES;
  const pluginOf = pluginFinder(readPlugins(repository));
  return repository.skills.map((skill) => {
    const plugin = pluginOf(skill.file)?.name ?? null;
    return { skill, verdicts: hosts.map((host) => judgeLoading(skill, host, plugin)) };
  });
}
