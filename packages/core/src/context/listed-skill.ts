import { judgeLoading } from "../skill/loading/judge-loading.ts";
import type { Profile } from "../skill/profiles/profile.ts";
import type { Skill } from "../skill/skill.ts";
import type { ListedSkill } from "./listing.ts";

/**
 * A skill as a host lists it, under the name that the host gives it (a plugin's stands before it). Hosts print absolute
 * paths; where a checkout lies stands in no repository, so paths count from its root.
 */
export function listedSkill(skill: Skill, { catalogue }: Profile, name: string): ListedSkill {
  const description = skill.description ?? "";
  if (catalogue?.listing === "codex") {
    // Codex prints one line an entry: white space becomes one blank.
    return { name, description: description.split(/\s+/).join(" ").trim(), path: skill.file };
  }
  const use = skill.fields.get("when_to_use");
  const isRead = catalogue?.listing === "claude-code" && use?.kind === "scalar";
  const listed = { name, description, path: skill.file };
  return isRead ? { ...listed, when_to_use: use.text } : listed;
}

/** True where the host loads a skill and shows it to its model; those that only people may call cost nothing. */
export function isListed(skill: Skill, profile: Profile): boolean {
  const { fields } = profile;
  if (judgeLoading(skill, profile).outcome === "dropped") return false;
  const flag = skill.fields.get("disable-model-invocation");
  if (!fields.includes("disable-model-invocation") || flag?.kind !== "scalar") return true;
  return flag.value !== true && flag.text.toLowerCase() !== "true";
}
