import type { SkillLoading } from "../../check/judge-hosts.ts";
import type { LoadOutcome } from "../../skill/loading/load-verdict.ts";

/** How many skills fare how in one host. */
export type HostTotals = { readonly host: string } & Readonly<Record<LoadOutcome, number>>;

/** The totals of every host that was asked about, in the order of the profiles. */
export function hostTotals(loading: readonly SkillLoading[]): readonly HostTotals[] {
  const totals = new Map<string, Record<LoadOutcome, number>>();
  for (const { verdicts } of loading) {
    for (const { host, outcome } of verdicts) {
      const counts = totals.get(host) ?? {
        loads: 0,
        loses: 0,
        dropped: 0,
        elsewhere: 0,
        unknown: 0,
      };
      counts[outcome] += 1;
      totals.set(host, counts);
    }
  }
  return [...totals].map(([host, counts]) => ({ host, ...counts }));
}

/** True for what an author wants to know of: the skill is not there, or not whole. */
export function isTrouble(outcome: LoadOutcome): boolean {
  return outcome === "loses" || outcome === "dropped" || outcome === "unknown";
}
