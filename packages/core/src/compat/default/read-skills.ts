import { CtxfstError } from "../../base/errors.ts";
import { isRecord } from "../../base/is-record.ts";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import type { PlannableSkill } from "../../planner/task-from-skills.ts";
import { readOwnModel } from "../../skill/read-own-model.ts";
import type { Input } from "../request.ts";

/** A skill of a call, with everything that the call says of it. */
export interface CalledSkill extends PlannableSkill {
  readonly fields: Input;
}

/**
 * The skills of a call, read as those of `conditions` in the config are: what cannot be read is enforced, a text is a
 * list of one. Of skills that share a name the first counts.
 * @throws CtxfstError `usage` when the skills are no list of objects with names
 */
export function readSkills(value: unknown): readonly CalledSkill[] {
  if (!Array.isArray(value)) throw new CtxfstError("usage", 'expected "input.skills" to be a list');
  const byName = new Map<string, CalledSkill>();
  for (const [i, fields] of value.entries()) {
    if (!isRecord(fields) || typeof fields.name !== "string" || fields.name === "") {
      throw new CtxfstError("usage", `expected "input.skills[${i}]" to be an object with a name`);
    }
    if (!byName.has(fields.name)) byName.set(fields.name, calledSkill(fields.name, fields));
  }
  return [...byName.values()];
}

function calledSkill(name: string, fields: Input): CalledSkill {
  const own = readOwnModel(name, new Map(), fields);
  const { costs } = DEFAULT_CONFIG;
  const cost = Object.hasOwn(costs, own.costLabel)
    ? costs[own.costLabel as keyof typeof costs]
    : Number(own.costLabel);
  return { name, fields, model: { ...own, cost } };
}
