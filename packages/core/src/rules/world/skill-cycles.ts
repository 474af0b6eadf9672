import { compareText } from "../../base/compare.ts";
import type { RuleContext } from "../rule.ts";
import { type Cycle, findCycles } from "./find-cycles.ts";
import { blockingEdges, type SkillEdge, statedEdges } from "./skill-edges.ts";
import { bestCase } from "./stuck-skills.ts";

/** Circles of a repository, each once. */
export interface Cycles {
  /** No skill in them can ever run. */
  readonly hard: readonly Cycle[];
  /** Held together by what only ranks; those that hold a hard one are left out. */
  readonly advisory: readonly Cycle[];
}

/** Finds the circles in what skills wait for and in what they state about each other. */
export function cyclesOf(context: RuleContext): Cycles {
  const hard = findCycles(blockingEdges(context, bestCase(context)));
  const inHard = new Set(hard.flatMap(({ members }) => members));
  const advisory = findCycles(statedEdges(context)).filter(
    ({ members, path }) =>
      !members.some((skill) => inHard.has(skill)) && path.some(({ kind }) => kind === "soft"),
  );
  return { hard, advisory };
}

/** True where two skills each list an order, and the lists differ. */
export function isContradiction({ path }: Cycle): boolean {
  const speakers = new Set(path.map(({ statedBy }) => statedBy));
  return (
    path.length === 2 && speakers.size === 2 && path.some(({ field }) => field.endsWith(".order"))
  );
}

/** Edges in the order of the files that state them: the first is where a circle is reported. */
export function byStatement(path: readonly SkillEdge[]): readonly SkillEdge[] {
  return [...path].sort((a, b) => compareText(a.statedBy.file, b.statedBy.file));
}
