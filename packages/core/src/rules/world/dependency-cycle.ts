import type { RuleReport } from "../finding.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import type { Cycle } from "./find-cycles.ts";
import { placeOf } from "./model-place.ts";
import { byStatement, cyclesOf, isContradiction } from "./skill-cycles.ts";

export const dependencyCycle: RepositoryRule = {
  meta: {
    id: "dependency-cycle",
    summary: "Skills do not wait for each other in a circle.",
    category: "world",
    severity: "error",
    fix: null,
  },
  checkRepository(context) {
    const { hard, advisory } = cyclesOf(context);
    return [
      ...hard.map((cycle) => reportCycle(cycle, true, context)),
      ...advisory
        .filter((cycle) => !isContradiction(cycle))
        .map(
          (cycle): RuleReport => ({ ...reportCycle(cycle, false, context), severity: "warning" }),
        ),
    ];
  },
};

function reportCycle(
  { members, path }: Cycle,
  isBlocking: boolean,
  context: RuleContext,
): RuleReport {
  const [first, ...others] = byStatement(path);
  const names = path.map(({ from }) => from.name);
  const args = {
    path: [...names, names[0] ?? ""],
    facts: path.flatMap(({ fact }) => (fact === null ? [] : [fact])),
    size: members.length,
    isBlocking,
  };
  const place = first === undefined ? null : placeOf(first.statedBy, first, context);
  const related = others.map(({ statedBy, range }) => ({ file: statedBy.file, range }));
  return { args, file: place?.file ?? null, range: place?.range ?? null, related };
}
