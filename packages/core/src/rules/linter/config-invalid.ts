import { findNearest } from "../../algorithms/find-nearest.ts";
import { matchGlobs } from "../../skill/match-globs.ts";
import type { RuleReport } from "../finding.ts";
import { locateConfig } from "../locate-config.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { reportConfigProblems } from "./report-config-problems.ts";

export const configInvalid: RepositoryRule = {
  meta: {
    id: "config-invalid",
    summary: "Every value in the config is one that it can have.",
    category: "linter",
    severity: "error",
    fix: null,
  },
  checkRepository: (context) => [
    ...reportConfigProblems(context, "config-invalid"),
    ...reportIdleGlobs(context),
    ...reportIdleConditions(context),
  ],
};

/** A pattern without a match: most often a slip, which would leave skills unchecked without a word. */
function reportIdleGlobs(context: RuleContext): readonly RuleReport[] {
  const { config, repository } = context;
  const files = repository.skills.map(({ file }) => file);
  return config.skills.flatMap((glob, i) => {
    if (glob.startsWith("!") || files.some(matchGlobs([glob]))) return [];
    return {
      severity: "warning",
      args: { path: `skills.${i}`, found: glob, expected: "a pattern that matches a SKILL.md" },
      ...locateConfig(context, ["skills", String(i)]),
    };
  });
}

/** Conditions of no skill: most often a slip in the name, which would leave the skill without any. */
function reportIdleConditions(context: RuleContext): readonly RuleReport[] {
  const { config, repository } = context;
  return Object.keys(config.conditions)
    .filter((name) => !repository.byName.has(name))
    .map((name) => {
      const nearest = findNearest(name, repository.byName.keys());
      const expected =
        nearest === null ? "the name of a skill here" : `a skill here, such as ${nearest}`;
      return {
        severity: "warning",
        args: { path: `conditions.${name}`, found: name, expected },
        ...locateConfig(context, ["conditions"], name),
      };
    });
}
