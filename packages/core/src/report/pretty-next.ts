import { behindReason } from "../selector/behind-reason.ts";
import type { Candidate, ProximitySource } from "../selector/selection.ts";
import { BEHIND_WORDS, leftOutWords, wayWords } from "./candidate-words.ts";
import { countText } from "./count-text.ts";
import { padColumns, widest } from "./display-width.ts";
import type { NextStep } from "./next-step.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";

const SOURCES: Readonly<Record<ProximitySource, string>> = {
  subgraph: "hops by the world's subgraph",
  graph: "hops by the repository's graph",
  similarity: "hops by likeness of names",
};

/** More rows than these are counted; JSON has all. */
const MOST_CANDIDATES = 20;
const MOST_LEFT_OUT = 5;

/** The candidates for the next step for a terminal: the chosen one first, then the others, each with its reason. */
export function prettyNext(next: NextStep, { style }: PrettyOptions): string {
  const { selection, candidates } = next;
  const goal = toVisibleLine(next.goal.join(", "));
  if (selection.holdsAlready) return `${style("heading", goal)} holds already, nothing to do\n`;
  const left = selection.leftOut.length === 0 ? [] : [`${selection.leftOut.length} left out`];
  const source = selection.source === null ? [] : [SOURCES[selection.source]];
  const counts = [countText(candidates.length, "candidate"), ...left, ...source].join(" · ");
  const [first] = candidates;
  const rows = [
    ...candidates.slice(0, MOST_CANDIDATES).map((candidate) => ({
      candidate,
      words:
        candidate === first ? "chosen" : BEHIND_WORDS[behindReason(candidate, first as Candidate)],
    })),
    ...selection.leftOut
      .slice(0, MOST_LEFT_OUT)
      .map((one) => ({ candidate: one.candidate, words: leftOutWords(one.reason, one.fact) })),
  ].map(({ candidate, words }) => ({
    mark: candidate === first ? "→" : " ",
    cells: [
      toVisibleLine(candidate.name),
      `cost ${candidate.costLabel}`,
      wayWords(candidate.proximity?.distance ?? null, candidate.proximity?.relation ?? null),
    ],
    words: words + attemptWords(candidate),
    isOffered: candidates.includes(candidate),
  }));
  const widths = [0, 1, 2].map((i) => widest(rows.map(({ cells }) => cells[i] as string)));
  const lines = rows.map(({ mark, cells, words, isOffered }) => {
    const padded = cells.map((cell, i) => padColumns(cell, widths[i] as number)).join("   ");
    const line = `  ${mark} ${padded}   ${words}`;
    return isOffered ? line : style("quiet", line);
  });
  return `${[`${style("heading", `step ${next.step}`)} to ${goal} · ${counts}`, ...lines, ...restLine(next), ...notes(next)].join("\n")}\n`;
}

function restLine({ candidates, selection }: NextStep): readonly string[] {
  const more = Math.max(0, candidates.length - MOST_CANDIDATES);
  const left = Math.max(0, selection.leftOut.length - MOST_LEFT_OUT);
  const parts = [
    ...(more === 0 ? [] : [countText(more, "more candidate")]),
    ...(left === 0 ? [] : [`${left} more left out`]),
  ];
  return parts.length === 0 ? [] : [`    … ${parts.join(", ")} (--format json lists all)`];
}

function attemptWords({ attempts }: Candidate): string {
  return attempts === 0 ? "" : `, tried ${countText(attempts, "time")} without success`;
}

function notes({ selection, candidates, ranker, assumptions }: NextStep): readonly string[] {
  const lines: string[] = [];
  if (ranker !== null) {
    const module = toVisibleLine(ranker.module);
    lines.push(
      ranker.status === "used"
        ? `order by ${module}`
        : `${module} is not followed: ${toVisibleLine(ranker.message ?? ranker.status)}`,
    );
  }
  if (assumptions.length > 0) lines.push(`assumes ${assumptions.map(toVisibleLine).join(", ")}`);
  if (selection.isReachable === false) {
    lines.push(
      candidates.length === 0
        ? "no plan reaches the goal, and nothing may run (ctxfst plan says what is missing)"
        : "no plan reaches the goal, so all that may run is listed (ctxfst plan says what is missing)",
    );
  } else if (selection.isReachable === null) {
    lines.push("the planner gave up, so all that may run is listed");
  } else if (candidates.length === 0) lines.push("nothing may run");
  return lines.length === 0 ? [] : ["", ...lines.map((line) => `  ${line}`)];
}
