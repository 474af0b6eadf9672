import { compareText } from "../base/compare.ts";
import type { Config } from "../config/config.ts";
import { doneFact } from "../skill/dialect-facts.ts";
import { factsOf } from "../skill/literals-of.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";
import type { ImpactReference, ImpactTarget } from "./impact.ts";

/** Every place in skills and config that names a skill or fact, by file and line. */
export function findReferences(
  repository: Repository,
  config: Config,
  { kind, name }: ImpactTarget,
): ImpactReference[] {
  const fact = kind === "fact" ? name : doneFact(name);
  const found: ImpactReference[] = [];
  for (const skill of repository.skills) {
    const add = (how: ImpactReference["how"], offset: number | undefined): void => {
      const line = offset === undefined ? null : skill.document.lines.lineAt(offset);
      found.push({ file: skill.file, line, how, by: skill.name });
    };
    addConditions(skill, fact, add);
    if (kind !== "skill") continue;
    for (const { name: other, strength, range } of skill.model.references) {
      // A hard one is a condition as well, and named above.
      if (other !== name || strength === "hard") continue;
      add("relates", range?.start);
    }
  }
  found.push(...configReferences(config, { kind, name }, fact));
  const seen = new Set<string>();
  return found
    .filter((one) => {
      const key = JSON.stringify(one);
      return !seen.has(key) && seen.add(key);
    })
    .sort(
      (a, b) =>
        compareText(a.file ?? "", b.file ?? "") ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.how, b.how),
    );
}

function addConditions(
  { name, model }: Skill,
  fact: string,
  add: (how: ImpactReference["how"], offset: number | undefined) => void,
): void {
  for (const { value, range } of model.preconditions) {
    if (factsOf(value).includes(fact)) add(value.soft ? "wishes" : "needs", range?.start);
  }
  for (const { value, range } of model.postconditions) {
    if (value.fact === fact && fact !== doneFact(name)) {
      add(value.negated ? "removes" : "gives", range?.start);
    }
  }
}

function configReferences(
  config: Config,
  { kind, name }: ImpactTarget,
  fact: string,
): ImpactReference[] {
  const found: ImpactReference[] = [];
  const add = (how: ImpactReference["how"], by: string): void => {
    found.push({ file: config.file, line: null, how, by });
  };
  for (const { id, goal, given, expect } of config.goals) {
    const asks = goal.some((text) => factsOf(parseCondition(text).condition).includes(fact));
    const expects = [...(expect.via ?? []), ...(expect.avoid ?? [])].includes(name);
    if (asks || (kind === "skill" && expects)) add("goal", id);
    if (given?.includes(fact) === true) add("given", id);
  }
  if (config.external.includes(fact)) add("external", fact);
  if (kind === "skill") {
    if (Object.hasOwn(config.conditions, name)) add("conditions", name);
    if (Object.hasOwn(config.execution, name)) add("execution", name);
  }
  return found;
}
