import type { TextRange } from "../../base/text-range.ts";
import type { Skill } from "../../skill/skill.ts";
import { findField, nameRange } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import { locateConfig } from "../locate-config.ts";
import type { RuleContext } from "../rule.ts";

/** A value of a skill's model: the key it was read from, and where in the skill's file. */
export interface ModelValue {
  readonly field: string;
  readonly range: TextRange | null;
}

/** Where a value of a skill's model stands: in the skill's file, or under `conditions` in the config. */
export function placeOf(
  skill: Skill,
  { field, range }: ModelValue,
  context: Pick<RuleContext, "config" | "repository">,
): Pick<RuleReport, "file" | "range"> {
  if (range !== null) return { file: skill.file, range };
  const prefix = `conditions.${skill.name}.`;
  if (!field.startsWith(prefix)) return fieldPlace(skill, "name");
  return locateConfig(context, ["conditions", skill.name, field.slice(prefix.length)]);
}

/** Where to report something about a skill's whole model: its field of that key, else its name. */
export function fieldPlace(skill: Skill, key: string): Pick<RuleReport, "file" | "range"> {
  return { file: skill.file, range: findField(skill, key)?.keyRange ?? nameRange(skill) };
}
