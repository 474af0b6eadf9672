import { folderOf, lastSegment } from "../base/repository-path.ts";
import { parseDecoded, parseSkillBytes } from "../parser/parse-skill.ts";
import type { SkillDocument } from "../parser/skill-document.ts";
import type { YamlValue } from "../parser/yaml-value.ts";
import { parseAllowedTools } from "./parse-allowed-tools.ts";
import type { SourceFile } from "./repository.ts";
import type { Skill } from "./skill.ts";

/** A skill without the parts that depend on the config and on other skills. */
export type SkillDraft = Omit<Skill, "model" | "isVendored">;

/** Parses one SKILL.md and names the skill. */
export function readSkill(source: SourceFile): SkillDraft {
  const document =
    source.decoded === undefined ? parseSkillBytes(source.bytes) : parseDecoded(source.decoded);
  const fields = new Map<string, YamlValue>();
  for (const { key, value } of document.frontmatter?.map?.fields ?? []) fields.set(key, value);
  const folder = folderOf(source.path);
  const declaredName = textOf(fields.get("name"));
  return {
    name: declaredName ?? recoveredName(document) ?? folderName(folder),
    declaredName,
    description: textOf(fields.get("description")),
    file: source.path,
    folder,
    document,
    fields,
    allowedTools: parseAllowedTools(fields.get("allowed-tools")),
  };
}

/** The text of a scalar; null for nothing at all and for lists and maps. */
function textOf(value: YamlValue | undefined): string | null {
  if (value?.kind !== "scalar" || value.type === "null") return null;
  const text = value.text.trim();
  return text === "" ? null : text;
}

/** Of a block that does not parse, a name is taken only when it looks like one. */
function recoveredName(document: SkillDocument): string | null {
  const name = document.recovered.get("name");
  return name !== undefined && /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(name) ? name : null;
}

/** The folder of a SKILL.md at the root has no name that a checkout could tell. */
function folderName(folder: string): string {
  return lastSegment(folder) || "skill";
}
