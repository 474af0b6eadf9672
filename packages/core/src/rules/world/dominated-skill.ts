import { formatCondition, formatLiteral } from "../../skill/format-condition.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { fieldPlace } from "./model-place.ts";

/** Larger groups of skills with the same effects are not compared pair by pair. */
const MOST_RIVALS = 40;

export const dominatedSkill: RepositoryRule = {
  meta: {
    id: "dominated-skill",
    summary: "No other skill does the same, needs less and costs less.",
    category: "world",
    severity: "info",
    fix: null,
  },
  checkRepository({ repository }) {
    const groups = new Map<string, Contender[]>();
    for (const skill of repository.byName.values()) {
      if (!skill.model.postconditions.some(({ source }) => source !== "dialect")) continue;
      const effects = skill.model.postconditions.map(({ value }) => formatLiteral(value));
      const key = [...new Set(effects)].sort().join("\n");
      const group = groups.get(key) ?? [];
      group.push(contender(skill));
      groups.set(key, group);
    }
    return [...groups.values()].flatMap((group) => {
      const rivals = group.slice(0, MOST_RIVALS);
      return rivals.flatMap((loser): RuleReport[] => {
        const winner = rivals.find((other) => dominates(other, loser));
        if (winner === undefined) return [];
        const args = { name: loser.skill.name, other: winner.skill.name };
        const related = [{ file: winner.skill.file, range: null }];
        return [{ args, ...fieldPlace(loser.skill, "postconditions"), related }];
      });
    });
  },
};

interface Contender {
  readonly skill: Skill;
  readonly needs: ReadonlySet<string>;
}

function contender(skill: Skill): Contender {
  const hard = skill.model.preconditions.filter(({ value }) => !value.soft);
  return { skill, needs: new Set(hard.map(({ value }) => formatCondition(value))) };
}

/** True when a plan with the second skill is never worse off with the first, and once better off. */
function dominates(first: Contender, second: Contender): boolean {
  const [a, b] = [first.skill.model, second.skill.model];
  if (first === second || a.cost > b.cost || (b.idempotent && !a.idempotent)) return false;
  if (a.effects === "irreversible" && b.effects === "reversible") return false;
  if (![...first.needs].every((need) => second.needs.has(need))) return false;
  return a.cost < b.cost || first.needs.size < second.needs.size;
}
