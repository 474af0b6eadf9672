import type { Skill } from "../../skill/skill.ts";
import type { RepositoryIndex } from "../repository-index.ts";

/** The name by which hosts list a skill: a plugin's stands before it. */
export function listedName({ name, file }: Skill, index: RepositoryIndex): string {
  const plugin = index.pluginOf(file)?.name ?? null;
  return plugin === null ? name : `${plugin}:${name}`;
}
