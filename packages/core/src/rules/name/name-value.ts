import type { YamlField, YamlScalar } from "../../parser/yaml-value.ts";
import type { Skill } from "../../skill/skill.ts";
import { findField } from "../file/field-places.ts";

/** The name that a skill declares, and where; null when there is none that reads as text. */
export interface DeclaredName {
  readonly name: string;
  readonly value: YamlScalar;
}

export function declaredName(skill: Skill): DeclaredName | null {
  const field: YamlField | undefined = findField(skill, "name");
  if (skill.declaredName === null || field?.value.kind !== "scalar") return null;
  return { name: skill.declaredName, value: field.value };
}
