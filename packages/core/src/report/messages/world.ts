import type { MessageArguments } from "../../parser/skill-document.ts";
import { NEVER } from "../../skill/condition.ts";
import { formatCondition } from "../../skill/format-condition.ts";
import { graphDifferenceText } from "../graph-difference-text.ts";
import { joinWords } from "./join-words.ts";
import { textsOf } from "./texts-of.ts";
import type { Wording } from "./wording.ts";

type Argument = MessageArguments[string] | undefined;

/** Why a text is no condition, by cause. */
const SYNTAX: Readonly<Record<string, string>> = {
  "any-form": "alternatives are written any(entity:a, entity:b)",
  "soft-alternative": "an alternative cannot be optional; the ? goes behind the whole any",
  "empty-any": "any needs at least one fact",
  empty: "the condition is empty",
  negation: "a negation is written NOT entity:x",
  "double-negation": "NOT stands once",
  "space-in-fact": "a fact holds no blank",
  several: "one condition an item",
  "not-a-fact": "expected entity:x, NOT entity:x or any(…)",
  "not-text": "expected text such as entity:x",
  "any-effect": "an effect says what holds, so it has no alternatives",
  "soft-effect": "an effect holds or not: it cannot be optional",
};

const GRAPH_FAULTS: Readonly<Record<string, string>> = {
  "merge-conflict": "it holds conflict markers",
  "not-json": "it is not JSON from here on",
  "too-deep": "it is nested too deep",
  schema: "it does not have the form of a graph",
};

/** What the rules of the category `world` say, by rule id. */
export const worldMessages: Readonly<Record<string, Wording>> = {
  "condition-scalar": {
    message: ({ field, found }) =>
      `${field} is ${found === "map" ? "a map" : found === "text" ? "a single text" : `a ${found}`} where a list is expected; it is enforced all the same`,
    hint: ({ text }) => (text === undefined ? "write a list" : `write ["${text}"]`),
  },
  "condition-syntax": {
    message: ({ field, text, cause }) =>
      `"${text}" in ${field} is no condition: ${SYNTAX[String(cause)] ?? "expected entity:x"}; until then it ${isEffect(cause, field) ? "has no effect" : "never holds"}`,
    hint: ({ suggestion }) => (suggestion === undefined ? null : `write ${suggestion}`),
  },
  "contradictory-effect": {
    message: ({ name, fact }) =>
      `"${name}" makes ${fact} both true and false; the planner takes it as true`,
    hint: "keep one of the two",
  },
  "cost-value": {
    brief: ({ found }) => `cost "${found}" cannot be read and counts as medium`,
    message: ({ found }) =>
      `cost "${found}" counts as medium: expected low, medium, high or a number from 0 on`,
    hint: "use low, medium, high or a number",
  },
  "dependency-cycle": {
    message: ({ path, isBlocking, facts, size }) =>
      `${chain(path)} wait for each other${via(facts)}${isBlocking === true ? ": none of them can ever run" : "; the hints are ignored there"}${more(path, size)}`,
    hint: ({ isBlocking }) =>
      isBlocking === true
        ? "drop one of these conditions, or give one of the facts"
        : "drop one of these hints",
  },
  "dominated-skill": ({ name, other }) =>
    `"${other}" does the same as "${name}", needs no more and costs less: no cheapest plan uses "${name}"`,
  "fact-id": {
    brief: ({ fact, isSkill }) =>
      isSkill === true
        ? `"${fact}" is the name of a skill: a fact of the same id cannot be told from it in the graph`
        : `"${fact}" is an unusual id for a fact`,
    message: ({ fact, isSkill, suggestion }) =>
      isSkill === true
        ? `"${fact}" is the name of a skill: a fact of the same id cannot be told from it in the graph`
        : `"${fact}" is an unusual id for a fact; expected ${suggestion ?? "entity: and lower-case letters, digits, hyphens"}`,
    hint: ({ suggestion }) => (suggestion === undefined ? null : `write ${suggestion}`),
  },
  "goal-expectation": {
    message: (args) => `goal "${args.goal}": ${brokenText(args)}`,
    hint: "change the skills back, or what the goal expects",
  },
  "goal-undefined": {
    message: ({ goal, kind, found, nearest }) =>
      kind === "skill"
        ? `goal "${goal}" names the skill "${found}", which does not exist${nearest === undefined ? "" : `; "${nearest}" is near`}`
        : `goal "${goal}" cannot be read: "${found}" is no condition`,
    hint: ({ kind, nearest }) =>
      kind === "skill"
        ? nearest === undefined
          ? null
          : `write ${nearest}`
        : "write entity:x or NOT entity:x",
  },
  "goal-unreachable": {
    message: (args) => `goal "${args.goal}" is unreachable: ${causeText(args)}`,
    hint: ({ missing }) =>
      textsOf(missing).length === 0
        ? null
        : "add a skill that produces it, or list it under given or external",
  },
  "graph-drift": {
    message: ({ file, nodesMissing, nodesExtra, edgesMissing, edgesExtra }) =>
      `${file} is out of date: it ${graphDifferenceText({
        nodesMissing: Number(nodesMissing),
        nodesExtra: Number(nodesExtra),
        edgesMissing: Number(edgesMissing),
        edgesExtra: Number(edgesExtra),
      })}`,
    hint: "ctxfst graph build",
  },
  "graph-unreadable": {
    message: ({ reason, place, detail }) =>
      `the graph file cannot be read: ${GRAPH_FAULTS[String(reason)] ?? reason}${place === "" ? "" : ` at ${place}`}${detail === "" ? "" : ` (${detail})`}; it is rebuilt from the skills`,
    hint: "ctxfst graph build",
  },
  "irreversible-effect": {
    message: ({ name }) =>
      `"${name}" cannot be undone, and nothing holds it back: every condition of it can be fulfilled by other skills`,
    hint: "add a precondition that no skill produces, such as entity:approved",
  },
  "misspelt-fact": {
    brief: ({ fact, producer }) =>
      `nothing produces ${fact}; ${producer === undefined ? "a fact that holds at the start" : `what "${producer}" produces`} is spelt much alike`,
    message: ({ fact, nearest, producer }) =>
      `nothing produces ${fact}; ${nearest}${producer === undefined ? " holds at the start" : `, from "${producer}",`} is probably meant`,
    hint: ({ nearest }) => `write ${nearest}`,
  },
  "never-eligible": {
    message: ({ name, first, second }) =>
      second === undefined
        ? `"${name}" can never run: ${first} never holds`
        : `"${name}" can never run: ${first} and ${second} never hold together`,
    hint: "drop one of these conditions",
  },
  "no-effect": {
    message: ({ name, reason }) =>
      reason === "none"
        ? `"${name}" has preconditions but no postconditions: no plan has a reason to run it`
        : `"${name}" brings about only what must hold before it: no plan has a reason to run it`,
    hint: "say what holds afterwards",
  },
  "one-sided-edge": ({ field, counterpart }) =>
    `${field} names a skill that does not list this one in ${counterpart}`,
  "order-contradiction": {
    message: ({ says, other, first, second }) =>
      `"${says}" puts "${first}" before "${second}", "${other}" says the reverse`,
    hint: "agree on one order",
  },
  "self-dependency": {
    message: ({ name, fact, field }) =>
      fact === undefined
        ? `"${name}" names itself in ${field}`
        : `"${name}" waits for ${fact}, which only it produces: it can never run`,
    hint: ({ fact }) =>
      fact === undefined ? "remove it" : "drop the condition, or list the fact under external",
  },
  "spelling-conflict": {
    message: ({ field, other }) => `${field} and ${other} say different things`,
    hint: "keep one of them",
  },
  "unneeded-skill": ({ name }) => `no configured goal needs "${name}" or anything that it leads to`,
  "unproduced-precondition": {
    message: ({ fact, neededBy }) =>
      `no skill produces ${fact}, which ${joinWords(textsOf(neededBy).map((name) => `"${name}"`))} ${textsOf(neededBy).length === 1 ? "waits" : "wait"} for`,
    hint: "add a skill that produces it, or list it under external or given",
  },
  "unresolved-soft-dependency": {
    message: ({ name, field, nearest }) =>
      `${field} names "${name}", which is no skill here${nearest === undefined ? "" : `; "${nearest}" is near`}`,
    hint: ({ nearest }) => (nearest === undefined ? null : `write ${nearest}`),
  },
  "unused-postcondition": ({ fact, skill }) =>
    `no skill and no goal asks for ${fact}, which "${skill}" produces`,
};

function isEffect(cause: Argument, field: Argument): boolean {
  return (
    cause === "any-effect" || cause === "soft-effect" || String(field).includes("postconditions")
  );
}

/** `a → b → a`; the middle of long circles is left out. */
function chain(path: Argument): string {
  const names = textsOf(path);
  const shown = names.length <= 7 ? names : [...names.slice(0, 3), "…", ...names.slice(-2)];
  return shown.join(" → ");
}

function via(facts: Argument): string {
  const names = textsOf(facts);
  return names.length === 0 ? "" : ` (${joinWords(names)})`;
}

function more(path: Argument, size: Argument): string {
  const others = Number(size) - (textsOf(path).length - 1);
  return others <= 0
    ? ""
    : `; ${others} more ${others === 1 ? "skill is" : "skills are"} in circles with them`;
}

function causeText({
  missing,
  neededBy,
  spent,
  circular,
  conditions,
  conflictSkills,
  conflictFacts,
}: MessageArguments): string {
  const facts = textsOf(missing).map((fact) =>
    fact === formatCondition(NEVER) ? "a condition that cannot be read" : fact,
  );
  if (facts.length > 0) {
    const needers = textsOf(neededBy).map((name) => `"${name}"`);
    const need = needers.length === 0 ? "" : `, needed by ${joinWords(needers)}`;
    const waiting = textsOf(circular).map((name) => `"${name}"`);
    if (waiting.length > 0) {
      const [verb, waits] = waiting.length === 1 ? ["supplies", "waits"] : ["supply", "wait"];
      return `${joinWords(waiting)} ${verb} ${joinWords(facts)}${need}, and ${waits} for it in a circle`;
    }
    const completed = textsOf(spent).map((name) => `"${name}"`);
    return completed.length === 0
      ? `nothing supplies ${joinWords(facts)}${need}`
      : `nothing supplies ${joinWords(facts)} any more${need}: ${joinWords(completed)} ${completed.length === 1 ? "is" : "are"} completed, and not idempotent`;
  }
  const skills = textsOf(conflictSkills).map((name) => `"${name}"`);
  const between = textsOf(conflictFacts);
  if (skills.length + between.length === 0) {
    return `${joinWords(textsOf(conditions))} cannot come to hold`;
  }
  if (skills.length === 1 && between.length === 0) {
    return `${skills[0]} would have to run more than once`;
  }
  if (skills.length === 0 && between.length === 1) {
    return `${between[0]} is lost before all of the goal holds`;
  }
  return `${joinWords([...skills, ...between])} rule each other out`;
}

function brokenText({ kind, limit, actual, skill, steps }: MessageArguments): string {
  const plan = textsOf(steps).join(" → ");
  switch (kind) {
    case "reachable":
      return `it is reachable (${plan}) but expected not to be`;
    case "cost":
      return `the cheapest plan costs ${actual}, at most ${limit} is expected (${plan})`;
    case "steps":
      return `the plan has ${actual} steps, at most ${limit} are expected (${plan})`;
    case "via":
      return `the plan does not use "${skill}" (${plan})`;
    default:
      return `the plan uses "${skill}", which it should avoid (${plan})`;
  }
}
