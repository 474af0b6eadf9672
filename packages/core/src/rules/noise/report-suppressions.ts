import { findNearest } from "../../algorithms/find-nearest.ts";
import type { RuleReport } from "../finding.ts";
import { removeSuppression } from "./remove-suppression.ts";
import type { NamedRule, SuppressibleRules, Suppression } from "./suppression.ts";
import type { FileSuppressions } from "./suppressions-of-repository.ts";

/** Whether a suppression hid a finding of a rule. */
export type IsUsed = (file: string, suppression: Suppression, rule: string) => boolean;

/** What is wrong with suppressions: one that says no reason or names no rule, and rules that it has no need to name. */
export function reportSuppressions(
  files: readonly FileSuppressions[],
  rules: SuppressibleRules,
  isUsed: IsUsed,
): readonly RuleReport[] {
  return files.flatMap((file) =>
    file.suppressions.flatMap((suppression) => {
      const cause = causeOf(suppression);
      if (cause !== null) {
        return [{ args: { cause }, file: file.file, range: suppression.range }];
      }
      return suppression.rules.flatMap((rule) =>
        reportRule(file, suppression, rule, rules, isUsed),
      );
    }),
  );
}

function causeOf({ kind, rules, reason }: Suppression): string | null {
  if (kind === null) return "no-kind";
  if (rules.length === 0) return "no-rule";
  return reason === "" ? "no-reason" : null;
}

function reportRule(
  file: FileSuppressions,
  suppression: Suppression,
  rule: NamedRule,
  rules: SuppressibleRules,
  isUsed: IsUsed,
): RuleReport[] {
  const { id, range } = rule;
  const place = { file: file.file, range };
  if (!rules.ids.includes(id)) {
    const nearest = findNearest(id, rules.ids);
    const args = { cause: "unknown-rule", rule: id };
    if (nearest === null) return [{ args, ...place }];
    const fix = { tier: "suggested" as const, edits: [{ range, text: nearest }] };
    return [{ args: { ...args, nearest }, ...place, fix }];
  }
  if (isUsed(file.file, suppression, id) || !rules.hadChance(id, file.file)) return [];
  const edits = [removeSuppression(file, suppression, rule)];
  const where = suppression.lines === null ? "file" : "line";
  const args = { cause: "unused", rule: id, where };
  return [{ args, ...place, ...(file.isSkill ? { fix: { tier: "safe", edits } } : {}) }];
}
