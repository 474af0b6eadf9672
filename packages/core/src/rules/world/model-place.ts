import type { TextRange } from "../../base/text-range.ts";
import type { Config } from "../../config/config.ts";
import type { Skill } from "../../skill/skill.ts";
import { findField, openingLine } from "../file/field-places.ts";
import type { RuleReport } from "../finding.ts";

/** Values from the config have no place in the skill's file: they are reported at the config. */
export function placeOf(
  skill: Skill,
  range: TextRange | null,
  config: Config,
): Pick<RuleReport, "file" | "range"> {
  if (range !== null) return { file: skill.file, range };
  return { file: config.file ?? skill.file, range: null };
}

/** Where to report something about a skill's whole model: its field of that key, else its name. */
export function fieldPlace(skill: Skill, key: string): Pick<RuleReport, "file" | "range"> {
  const field = findField(skill, key);
  const range = field?.keyRange ?? findField(skill, "name")?.value.range ?? openingLine(skill);
  return { file: skill.file, range };
}
