import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";
import { byStatement, cyclesOf, isContradiction } from "./skill-cycles.ts";

export const orderContradiction: RepositoryRule = {
  meta: {
    id: "order-contradiction",
    summary: "Two skills that list an order list the same.",
    category: "world",
    severity: "warning",
    fix: null,
  },
  checkRepository(context) {
    return cyclesOf(context)
      .advisory.filter(isContradiction)
      .flatMap(({ path }): RuleReport[] => {
        const [a, b] = byStatement(path);
        if (a === undefined || b === undefined) return [];
        const args = {
          first: a.to.name,
          second: a.from.name,
          says: a.statedBy.name,
          other: b.statedBy.name,
        };
        const related = [{ file: b.statedBy.file, range: b.range }];
        return [{ args, ...placeOf(a.statedBy, a, context), related }];
      });
  },
};
