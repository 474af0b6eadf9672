import type { CheckResult } from "../check/check-result.ts";

/** `1 goal`, `3 goals`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The verdict in one line: a mark, then what the reader must act on, else what was looked at. */
export function headline({ lint, goals, graph, verdict }: CheckResult): string {
  const mark = verdict.ok ? "✓" : "✗";
  const problems = [
    verdict.errors > 0 ? countText(verdict.errors, "error") : "",
    verdict.brokenGoals > 0 ? `${countText(verdict.brokenGoals, "goal")} broken` : "",
    verdict.gaveUp > 0 ? `${countText(verdict.gaveUp, "goal")} undecided` : "",
    graph.state === "stale" || graph.state === "unreadable"
      ? `graph ${graph.state === "stale" ? "out of date" : "unreadable"}`
      : "",
    verdict.warnings > 0 ? countText(verdict.warnings, "warning") : "",
  ].filter((text) => text !== "");
  if (problems.length > 0) return `${mark} ${problems.join(", ")}`;
  const planned = goals.length > 0 ? `, ${countText(goals.length, "goal")} as expected` : "";
  return `${mark} ${countText(lint.skills, "skill")} fine${planned}`;
}
