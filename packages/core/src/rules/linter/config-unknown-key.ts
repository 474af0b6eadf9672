import { findNearest } from "../../algorithms/find-nearest.ts";
import { PROFILES } from "../../skill/profiles/profiles.ts";
import type { RuleReport } from "../finding.ts";
import { locateConfig } from "../locate-config.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { reportConfigProblems } from "./report-config-problems.ts";

export const configUnknownKey: RepositoryRule = {
  meta: {
    id: "config-unknown-key",
    summary: "The config names settings, rules and profiles that exist.",
    category: "linter",
    severity: "warning",
    fix: null,
  },
  checkRepository: (context) => [
    ...reportConfigProblems(context, "config-unknown-key"),
    ...unknownNames(context),
  ],
};

/** Names that the config's schema leaves open. */
function unknownNames(context: RuleContext): RuleReport[] {
  const { rules, overrides, profiles, hosts } = context.config;
  const ids = PROFILES.map(({ id }) => id);
  const check = (
    names: readonly string[],
    known: readonly string[],
    path: readonly string[],
    kind: string,
  ): RuleReport[] =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({
        args: {
          path: path[0] ?? "",
          key: name,
          nearest: findNearest(name, known) ?? "",
          kind,
          // There are too many rules for one line.
          ...(kind === "rule" ? {} : { known: known.join(", ") }),
        },
        ...locateConfig(context, path, name),
      }));
  return [
    ...check(Object.keys(rules), context.ruleIds, ["rules"], "rule"),
    ...overrides.flatMap((override, i) =>
      check(
        Object.keys(override.rules),
        context.ruleIds,
        ["overrides", String(i), "rules"],
        "rule",
      ),
    ),
    ...check(profiles, ids, ["profiles"], "profile"),
    ...check(hosts, ids, ["hosts"], "host"),
  ];
}
