import { packRows, stronglyConnected } from "../algorithms/index.ts";
import { appendTo } from "../base/append-to.ts";
import { compareText, sortedUnique } from "../base/compare.ts";
import type { Condition } from "../skill/condition.ts";
import { doneFact, isDoneFact } from "../skill/dialect-facts.ts";
import { factName } from "../skill/fact-name.ts";
import { literalsOf } from "../skill/literals-of.ts";
import type { PlannableSkill } from "./task-from-skills.ts";

/** A goal that nobody wrote down. */
export interface InferredGoal {
  /** The fact without its prefix; the first one of several. */
  readonly id: string;
  readonly goal: readonly Condition[];
  /** Facts that its skills ask for and that nobody supplies: assumed to hold at the start. */
  readonly given: readonly string[];
}

/**
 * Goals for a repository that states none: every fact that is supplied and that no other skill asks for, and every
 * skill that waits for others and supplies nothing (`done:NAME`). Where facts only feed each other in a circle, so
 * that none is last, the circle is one goal: its facts that no skill removes. Sorted by id.
 */
export function inferGoals(skills: Iterable<PlannableSkill>): InferredGoal[] {
  const flows = flowsOf(skills);
  const suppliers = suppliersOf(flows);
  const goals = new Map<string, readonly string[]>();
  for (const facts of lastFacts(flows)) goals.set(goalId(facts), facts);
  return [...goals]
    .sort(([a], [b]) => compareText(a, b))
    .map(([id, facts]) => ({
      id,
      goal: facts.map((fact) => ({ kind: "fact", soft: false, fact, negated: false })),
      given: unsuppliedFor(facts, suppliers),
    }));
}

/** What goes into a skill and what comes out of it; negations and soft conditions apart. */
interface Flow {
  readonly name: string;
  /** Each a set of alternatives; one of them is enough. */
  readonly needs: readonly (readonly string[])[];
  readonly supplies: readonly string[];
  readonly removes: readonly string[];
}

function flowsOf(skills: Iterable<PlannableSkill>): Flow[] {
  const byName = new Map<string, PlannableSkill>();
  for (const skill of skills) if (!byName.has(skill.name)) byName.set(skill.name, skill);
  const flows = [...byName.values()].map(flowOf);
  const asked = new Set(flows.flatMap((flow) => flow.needs.flat()));
  return flows
    .map((flow) => {
      const done = doneFact(flow.name);
      const needed = new Set(flow.needs.flat());
      const isEnd = flow.supplies.length === 0 && [...needed].some(isDoneFact);
      const supplies = asked.has(done) || isEnd ? [...flow.supplies, done] : flow.supplies;
      // What a skill asks for itself it only keeps up: that is no supply.
      return { ...flow, supplies: sortedUnique(supplies).filter((fact) => !needed.has(fact)) };
    })
    .sort((a, b) => compareText(a.name, b.name));
}

function flowOf({ name, model }: PlannableSkill): Flow {
  const effects = model.postconditions.map(({ value }) => value);
  const conditions = model.preconditions.map(({ value }) => value);
  const needs = conditions
    .filter((condition) => !condition.soft)
    .map(literalsOf)
    .filter((alternatives) => alternatives.every((literal) => !literal.negated))
    .map((alternatives) => sortedUnique(alternatives.map((literal) => literal.fact)));
  const factsOf = (negated: boolean): string[] =>
    effects.filter((effect) => effect.negated === negated).map((effect) => effect.fact);
  return { name, needs, supplies: factsOf(false), removes: factsOf(true) };
}

/** Supplied facts that lead to no other fact, and circles of facts that lead nowhere else. */
function lastFacts(flows: readonly Flow[]): string[][] {
  const facts = sortedUnique(flows.flatMap((flow) => flow.supplies));
  const index = new Map(facts.map((fact, i) => [fact, i]));
  const leadsTo: number[][] = facts.map(() => []);
  for (const flow of flows) {
    const targets = flow.supplies.map((fact) => index.get(fact) as number);
    for (const fact of flow.needs.flat()) {
      const next = leadsTo[index.get(fact) ?? -1];
      for (const target of targets) next?.push(target);
    }
  }
  const removed = new Set(flows.flatMap((flow) => flow.removes));
  return stronglyConnected(packRows(leadsTo)).flatMap((members) => {
    const inside = new Set(members);
    if (members.some((member) => leadsTo[member]?.some((next) => !inside.has(next)))) return [];
    const names = members.map((member) => facts[member] as string);
    const lasting = names.filter((fact) => !removed.has(fact));
    return [lasting.length === 0 ? names.slice(0, 1) : lasting];
  });
}

function suppliersOf(flows: readonly Flow[]): ReadonlyMap<string, readonly Flow[]> {
  const suppliers = new Map<string, Flow[]>();
  for (const flow of flows) {
    for (const fact of flow.supplies) appendTo(suppliers, fact, flow);
  }
  return suppliers;
}

/** Facts that the goals' suppliers ask for, directly or not, and that nobody supplies. */
function unsuppliedFor(
  goal: readonly string[],
  suppliers: ReadonlyMap<string, readonly Flow[]>,
): string[] {
  const seen = new Set(goal);
  const queue = [...goal];
  const missing: string[] = [];
  for (let fact = queue.pop(); fact !== undefined; fact = queue.pop()) {
    for (const alternatives of (suppliers.get(fact) ?? []).flatMap((flow) => flow.needs)) {
      const supplied = alternatives.filter((alternative) => suppliers.has(alternative));
      if (supplied.length === 0) missing.push(...alternatives.slice(0, 1));
      for (const next of supplied) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return sortedUnique(missing);
}

function goalId(facts: readonly string[]): string {
  return factName(facts[0] as string);
}
