import {
  type CheckedCondition,
  CtxfstError,
  completedSkills,
  conditionHolds,
  goalConditions,
  parseCondition,
  prettyWorldCheck,
  type World,
} from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { OpenRepository } from "../open-repository.ts";
import { knownFacts, missingConditions } from "./judge-conditions.ts";
import { readWorldFile } from "./read-world-file.ts";
import type { StateCall } from "./state-call.ts";

/**
 * `ctxfst state check [CONDITION|SKILL…]`: whether conditions hold and skills may run. Without words the file is checked,
 * and what holds of its goal is told.
 */
export function checkWorld({ words, file, opened, shell }: StateCall): ExitCode {
  const world = readWorldFile(file);
  const facts = knownFacts(world, opened);
  const confused = world.active_states.filter((fact) => opened.repository.byName.has(fact));
  const asked = words.length > 0 ? words : goalConditions(world);
  const checked = asked.map((word) => checkWord(word, world, facts, opened));
  const isWrong = confused.length > 0 || (words.length > 0 && checked.some(({ holds }) => !holds));
  if (shell.isJson) {
    const result = { file: file.shown, fine: !isWrong, checked, skills_as_facts: confused };
    shell.stdout(`${JSON.stringify(result, null, 2)}\n`);
  } else if (isWrong || !shell.isQuiet) {
    if (words.length === 0) shell.stdout(`${file.shown} is a valid world state\n`);
    shell.stdout(prettyWorldCheck(checked, shell));
    for (const fact of confused) {
      shell.stdout(`  ${fact} is a skill, not a fact; ctxfst state remove ${fact}\n`);
    }
  }
  return isWrong ? EXIT.wrong : EXIT.fine;
}

function checkWord(
  word: string,
  world: World,
  facts: ReadonlySet<string>,
  { repository }: OpenRepository,
): CheckedCondition {
  const skill = repository.byName.get(word);
  if (skill !== undefined) {
    const isDone = !skill.model.idempotent && completedSkills(world).includes(word);
    const missing = [
      ...missingConditions(skill, facts),
      ...(isDone ? ["it completed and is not idempotent"] : []),
    ];
    return { asked: word, kind: "skill", holds: missing.length === 0, missing };
  }
  const { condition, isReadable } = parseCondition(word);
  if (!isReadable) {
    const forms = "entity:x, NOT entity:x or any(entity:x, entity:y)";
    throw new CtxfstError("usage", `"${word}" is neither a skill nor a condition; write ${forms}`);
  }
  return { asked: word, kind: "condition", holds: conditionHolds(condition, facts), missing: [] };
}
