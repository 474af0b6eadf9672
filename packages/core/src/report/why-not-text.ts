import type { GoalWhyNot } from "../check/why-not-goal.ts";
import type { Circle, Excuse, Lack } from "../planner/why-not/index.ts";
import { countText } from "./count-text.ts";
import { conflictText } from "./goal-text.ts";

/** What would have to hold: `entity:x`, or `NOT entity:x`. */
export function lackName({ fact, negated }: Lack): string {
  return negated ? `NOT ${fact}` : fact;
}

/** Why a condition does not come about by itself, and the way out. */
export function lackText(lack: Lack, hints: GoalWhyNot["hints"]): string {
  const need = lack.neededBy.length === 0 ? "" : `; ${needText(lack.neededBy)}`;
  const waiting = lack.producers.filter(({ lacks }) => lacks.length > 0);
  const able = lack.producers.filter(({ lacks }) => lacks.length === 0).map(({ skill }) => skill);
  if (able.length > 0) {
    const verb = lack.negated ? "removed" : "produced";
    return `${verb} by ${able.join(", ")}, but not when it is needed${need}`;
  }
  if (waiting.length > 0) {
    const ways = waiting.map(({ skill, lacks }) => `${skill}, which needs ${lacks.join(" and ")}`);
    return `${lack.negated ? "removed" : "produced"} by ${ways.join("; by ")}${need}`;
  }
  if (lack.negated) return `${lack.fact} is given and no skill removes it${need}`;
  const { spent = [], nearest } = hints.get(lack.fact) ?? {};
  if (spent.length > 0) {
    const [verb, runs] = spent.length === 1 ? ["is", "runs"] : ["are", "run"];
    return `produced by ${spent.join(", ")}, but ${spent.length === 1 ? "it" : "they"} ${verb} completed and ${runs} at most once${need}`;
  }
  const meant =
    nearest === undefined
      ? "add a skill, or list it under external"
      : `${nearest} is produced, and probably meant`;
  return `nobody produces it; ${meant}${need}`;
}

/** How far things go without it: `build can run; ship waits for entity:x`. */
export function nearestText({ lacks, ready, steps }: Excuse): string {
  const waiting = new Set(lacks.flatMap(({ neededBy }) => neededBy));
  const first = steps.find((step) => waiting.has(step));
  const can =
    ready.length === 0
      ? "no step of that plan can run yet"
      : `${shortList(ready)} can run (${countText(ready.length, "step")})`;
  const names = lacks.filter(({ neededBy }) => first !== undefined && neededBy.includes(first));
  if (first === undefined || names.length === 0) return can;
  const alone = lacks.length === 1 ? " alone" : "";
  return `${can}; ${first} waits for ${names.map(lackName).join(" and ")}${alone}`;
}

/** What is in the way besides missing facts, a sentence each. */
export function obstacleTexts({ circles, conflict, repeats }: GoalWhyNot): string[] {
  const texts = circles.map(circleText);
  if (repeats.length > 0) {
    const [skill, run] = repeats.length === 1 ? ["a skill runs", "It"] : ["skills run", "They"];
    texts.push(
      `${repeats.join(", ")} would have to run more than once, and ${skill} at most once unless idempotent: true. ${run} would be enough.`,
    );
  }
  if (conflict !== null && conflict.skills.length + conflict.facts.length > 0) {
    texts.push(`${conflictText(conflict.skills, conflict.facts)}.`);
  }
  return texts;
}

function circleText({ facts, skills }: Circle): string {
  return `${shortList(skills)} wait for each other in a circle: ${shortList(facts)}.`;
}

function needText(names: readonly string[]): string {
  return `${shortList(names)} ${names.length === 1 ? "needs" : "need"} it`;
}

const MOST_NAMES = 6;

function shortList(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
