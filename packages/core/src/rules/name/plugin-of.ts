import { parseJson } from "../../base/parse-json.ts";
import type { Repository } from "../../skill/repository.ts";
import type { Skill } from "../../skill/skill.ts";

/** A plugin: its skills are called `plugin:skill`. */
export interface Plugin {
  readonly folder: string;
  /** Null when its manifest does not say, or was not read. */
  readonly name: string | null;
}

/** The innermost plugin whose folder holds a skill. */
export function pluginOf(skill: Skill, repository: Repository): Plugin | null {
  for (
    let folder = skill.folder;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))
  ) {
    const manifest = `${folder === "" ? "" : `${folder}/`}.claude-plugin/plugin.json`;
    if (repository.paths.has(manifest))
      return { folder, name: nameIn(repository.texts.get(manifest)) };
    if (folder === "") return null;
  }
}

function nameIn(text: string | undefined): string | null {
  const reading = text === undefined ? null : parseJson(text);
  if (reading?.ok !== true || typeof reading.value !== "object" || reading.value === null)
    return null;
  const { name } = reading.value as { readonly name?: unknown };
  return typeof name === "string" ? name : null;
}
