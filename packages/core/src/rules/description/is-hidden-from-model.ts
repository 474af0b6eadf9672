import type { Skill } from "../../skill/skill.ts";
import { booleanMeant } from "../boolean-meant.ts";

/** True where the author leaves the skill to the user. In quotes too: boolean-as-string reports the quotes. */
export function isHiddenFromModel({ fields }: Skill): boolean {
  const value = fields.get("disable-model-invocation");
  return value?.kind === "scalar" && booleanMeant(value.text) === true;
}
