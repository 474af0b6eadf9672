import { CtxfstError } from "../base/errors.ts";
import type { Condition, Literal, Task, TaskSkill } from "./task.ts";

const COST_WORDS: ReadonlyMap<unknown, number> = new Map([
  ["low", 1],
  ["medium", 3],
  ["high", 10],
]);

/**
 * Reads the `--task` format: `init`, `goal`, and `skills` with name, preconditions, postconditions, cost and
 * idempotent; other keys are ignored. Skills may repeat unless they say `idempotent: false`. Facts may be any
 * text; `NOT x`, a soft `x?` and `{any: […]}` or `any(…)` are understood.
 * @throws CtxfstError `task-invalid` naming the place and what was expected
 */
export function readTask(json: unknown): Task {
  const task = readObject(json, "the task");
  const skills = readList(task.skills, "skills").map((skill, i) =>
    readSkill(skill, `skills[${i}]`),
  );
  const places = new Map<string, number>();
  skills.forEach((skill, i) => {
    const first = places.get(skill.name);
    if (first !== undefined) {
      throw invalid(`skills[${i}].name`, `"${skill.name}" already names skills[${first}]`);
    }
    places.set(skill.name, i);
  });
  return {
    init: readList(task.init, "init").map((fact, i) => readFact(fact, `init[${i}]`)),
    goal: readConditions(task.goal, "goal"),
    skills,
  };
}

function readSkill(json: unknown, place: string): TaskSkill {
  const skill = readObject(json, place);
  const effects = readList(skill.postconditions ?? [], `${place}.postconditions`).map((text, i) =>
    readLiteral(text, `${place}.postconditions[${i}]`),
  );
  return {
    name: readText(skill.name, `${place}.name`),
    preconditions: readConditions(skill.preconditions ?? [], `${place}.preconditions`),
    add: effects.filter((literal) => !literal.negated).map((literal) => literal.fact),
    remove: effects.filter((literal) => literal.negated).map((literal) => literal.fact),
    cost: readCost(skill.cost, `${place}.cost`),
    atMostOnce: readFlag(skill.idempotent, `${place}.idempotent`) === false,
  };
}

function readConditions(json: unknown, place: string): Condition[] {
  return readList(json, place).map((condition, i) => readCondition(condition, `${place}[${i}]`));
}

function readCondition(json: unknown, place: string): Condition {
  if (typeof json === "object" && json !== null && !Array.isArray(json)) {
    const { any } = json as Record<string, unknown>;
    if (any === undefined) throw invalid(place, 'expected text, or a map with the key "any"');
    return anyOf(readList(any, `${place}.any`), `${place}.any`, false);
  }
  const text = readText(json, place);
  const isSoft = text.endsWith("?");
  const body = isSoft ? text.slice(0, -1).trim() : text;
  const inner = /^any\s*\(([\s\S]*)\)$/.exec(body)?.[1];
  if (inner !== undefined) return anyOf(inner.split(","), place, isSoft);
  return { kind: "fact", soft: isSoft, ...readLiteral(body, place) };
}

function anyOf(items: readonly unknown[], place: string, isSoft: boolean): Condition {
  if (items.length === 0) throw invalid(place, "expected at least one alternative");
  const alternatives = items.map((item, i) => readLiteral(item, `${place}[${i}]`));
  return { kind: "any", soft: isSoft, alternatives };
}

function readLiteral(json: unknown, place: string): Literal {
  const text = readText(json, place);
  const negated = /^NOT\s+(\S[\s\S]*)$/.exec(text)?.[1];
  return negated === undefined ? { fact: text, negated: false } : { fact: negated, negated: true };
}

function readFact(json: unknown, place: string): string {
  const literal = readLiteral(json, place);
  if (literal.negated) {
    throw invalid(place, `"NOT ${literal.fact}" cannot be a start fact; leave the fact out`);
  }
  return literal.fact;
}

function readCost(json: unknown, place: string): number {
  if (json === undefined) return COST_WORDS.get("medium") as number;
  const cost = COST_WORDS.get(json) ?? json;
  if (typeof cost !== "number" || !Number.isFinite(cost) || cost < 0) {
    throw invalid(place, 'expected a number of at least 0, or "low", "medium", "high"');
  }
  return cost;
}

function readFlag(json: unknown, place: string): boolean | undefined {
  if (json === undefined || typeof json === "boolean") return json;
  throw invalid(place, "expected true or false");
}

function readText(json: unknown, place: string): string {
  if (typeof json !== "string") throw invalid(place, "expected text");
  const text = json.trim();
  if (text === "") throw invalid(place, "expected text that is not empty");
  return text;
}

function readList(json: unknown, place: string): readonly unknown[] {
  if (Array.isArray(json)) return json;
  throw invalid(place, "expected a list");
}

function readObject(json: unknown, place: string): Record<string, unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw invalid(place, "expected a map");
  }
  return json as Record<string, unknown>;
}

function invalid(place: string, expected: string): CtxfstError {
  return new CtxfstError("task-invalid", `${place}: ${expected}`);
}
