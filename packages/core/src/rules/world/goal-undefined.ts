import { findNearest } from "../../algorithms/find-nearest.ts";
import type { Config } from "../../config/config.ts";
import { doneFact } from "../../skill/dialect-facts.ts";
import { parseCondition } from "../../skill/parse-condition.ts";
import type { RuleReport } from "../finding.ts";
import { locateGoal } from "../locate-config.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";

export const goalUndefined: RepositoryRule = {
  meta: {
    id: "goal-undefined",
    summary: "A goal of the config is made of conditions, and of skills that exist.",
    category: "world",
    severity: "error",
    fix: null,
  },
  checkRepository(context) {
    return context.config.goals.flatMap(({ id, goal, expect }) => {
      const unreadable = goal
        .filter((text) => !parseCondition(text).isReadable)
        .map((text) => reportAt(context, ["goal"], { goal: id, kind: "condition", found: text }));
      const names = [
        ...goal.map((text) => ({ key: ["goal"], name: doneSkill(text) })),
        ...(expect.via ?? []).map((name, at) => ({ key: ["expect", "via", String(at)], name })),
        ...(expect.avoid ?? []).map((name, at) => ({ key: ["expect", "avoid", String(at)], name })),
      ];
      return [
        ...unreadable,
        ...names.flatMap(({ key, name }): RuleReport[] => {
          const { byName } = context.repository;
          if (name === null || byName.has(name)) return [];
          const nearest = findNearest(name, byName.keys());
          const args = {
            goal: id,
            kind: "skill",
            found: name,
            ...(nearest === null ? {} : { nearest }),
          };
          return [reportAt(context, key, args)];
        }),
      ];
    });
  },
};

/** Goals with conditions that cannot be read: whether they are reachable says nothing. */
export function undefinedGoalIds(config: Config): ReadonlySet<string> {
  return new Set(
    config.goals
      .filter(({ goal }) => goal.some((text) => !parseCondition(text).isReadable))
      .map(({ id }) => id),
  );
}

function reportAt(
  context: RuleContext,
  path: readonly string[],
  args: RuleReport["args"] & { readonly goal: string },
): RuleReport {
  return { args, ...locateGoal(context, args.goal, path) };
}

/** The skill that a goal such as `done:deploy` asks for. */
function doneSkill(text: string): string | null {
  const { condition } = parseCondition(text);
  if (condition.kind !== "fact") return null;
  const prefix = doneFact("");
  return condition.fact.startsWith(prefix) ? condition.fact.slice(prefix.length) : null;
}
