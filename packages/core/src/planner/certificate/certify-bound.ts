import type { CompiledTask } from "../compile/compile-task.ts";
import { withoutInitialFacts } from "../compile/monotone.ts";
import { restrictTask } from "../compile/restrict-task.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import { withinLimits } from "../searches/within-limits.ts";
import type { BoundCertificate } from "./bound-certificate.ts";
import { BoundProver } from "./bound-prover.ts";
import { ProofSink } from "./proof-sink.ts";

/**
 * A certificate that no plan costs less than `bound` (in cost units). Null where the delete relaxation has a cheaper
 * plan, so that the reason lies in what is lost or must be false; and where a limit struck or it would grow too long.
 */
export function certifyBound(
  { strips, dominated }: CompiledTask,
  bound: number,
  budget: SearchBudget,
): BoundCertificate | null {
  if (strips === null) return null;
  const sink = new ProofSink();
  const pairs = dominated.map(({ skill, by }) => {
    return [sink.indexOf(skill), sink.indexOf(by)] as const;
  });
  const isProved = withinLimits(
    budget,
    () => {
      const relaxed = withoutInitialFacts(strips);
      const root = new BoundProver(relaxed, bound, sink, budget);
      const kept = root.narrow();
      if (kept === null) return true;
      return new BoundProver(restrictTask(relaxed, kept), bound, sink, budget).prove();
    },
    () => false,
  );
  if (!isProved) return null;
  const scale = strips.costScale;
  return { bound: bound / scale, scale, skills: sink.skills, dominated: pairs, nodes: sink.nodes };
}
