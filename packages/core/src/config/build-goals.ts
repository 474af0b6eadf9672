import type { GoalConfig, GoalExpectation } from "./config.ts";
import { isPlainMap, type PlainValue } from "./plain-value.ts";
import { textList } from "./text-list.ts";
import type { ValidPart } from "./valid-part.ts";

/** The goals that can be planned. One whose id, conditions or start is invalid would be another goal, and is left out. */
export function buildGoals(part: ValidPart): readonly GoalConfig[] {
  return part.items().flatMap((item) => {
    const id = item.child("id").value;
    const goal = item.child("goal").value;
    const given = item.child("given");
    const isGivenInvalid = given.value === undefined && given.raw !== undefined;
    if (typeof id !== "string" || goal === undefined || isGivenInvalid) return [];
    return [
      {
        id,
        goal: conditionsOf(goal),
        given: textList(given),
        expect: expectationOf(item.child("expect")),
      },
    ];
  });
}

function conditionsOf(goal: PlainValue): readonly string[] {
  const list = Array.isArray(goal) ? (goal as readonly PlainValue[]) : [goal];
  return list.map((condition) =>
    isPlainMap(condition)
      ? `any(${(condition.any as readonly string[]).join(", ")})`
      : String(condition),
  );
}

function expectationOf(part: ValidPart): GoalExpectation {
  const reachable = part.child("reachable").value;
  const maxCost = part.child("max-cost").value;
  const maxSteps = part.child("max-steps").value;
  const via = textList(part.child("via"));
  const avoid = textList(part.child("avoid"));
  return {
    ...(typeof reachable === "boolean" ? { reachable } : {}),
    ...(typeof maxCost === "number" ? { maxCost } : {}),
    ...(typeof maxSteps === "number" ? { maxSteps } : {}),
    ...(via === null ? {} : { via }),
    ...(avoid === null ? {} : { avoid }),
  };
}
