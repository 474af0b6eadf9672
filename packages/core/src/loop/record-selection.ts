import { behindReason } from "../selector/behind-reason.ts";
import type { Candidate, Selection } from "../selector/selection.ts";
import type { ConsideredSkill } from "./journal/run-event.ts";

/** More are not recorded: every step of a run would otherwise repeat the whole catalogue. */
const MOST_RECORDED = 20;

/** Candidates as the journal keeps them: what was chosen first, then the others in their order, each with its reason. */
export function recordSelection(
  { candidates, leftOut }: Selection,
  chosen: readonly string[],
): {
  readonly candidates: readonly ConsideredSkill[];
  readonly left_out: readonly ConsideredSkill[];
} {
  const isChosen = ({ name }: Candidate): boolean => chosen.includes(name);
  const ordered = [
    ...candidates.filter(isChosen),
    ...candidates.filter((candidate) => !isChosen(candidate)),
  ];
  const [first] = ordered;
  return {
    candidates: ordered.slice(0, MOST_RECORDED).map((candidate) => ({
      ...considered(candidate),
      reason: isChosen(candidate) ? "chosen" : reasonBehind(candidate, first as Candidate),
    })),
    left_out: leftOut.slice(0, MOST_RECORDED).map(({ candidate, reason, fact }) => ({
      ...considered(candidate),
      reason,
      ...(fact === null ? {} : { fact }),
    })),
  };
}

/** A candidate that is better by itself and stands behind all the same does so because the plan goes another way. */
function reasonBehind(candidate: Candidate, first: Candidate): string {
  const reason = behindReason(candidate, first);
  if (reason !== "ranked") return reason;
  return candidate.isPlanned ? "later-in-plan" : "not-in-plan";
}

function considered({ name, costLabel, proximity }: Candidate): Omit<ConsideredSkill, "reason"> {
  const relation = proximity === null || proximity.relation === "" ? null : proximity.relation;
  return { name, cost: costLabel, distance: proximity?.distance ?? null, relation };
}
