import type { CheckResult, GraphStatus } from "../check/check-result.ts";
import type { Repository, SkippedInput } from "../skill/repository.ts";
import { countText } from "./count-text.ts";
import { withoutOutcomes } from "./outcome-rules.ts";
import { countLine, type PrettyOptions, prettyFindings } from "./pretty-findings.ts";
import { prettyGoals } from "./pretty-goals.ts";

/** Skipped inputs as one line: `3 skipped (2 git-ignored, 1 symlink-outside)`; "" for none. */
export function skippedLine(skipped: readonly SkippedInput[]): string {
  if (skipped.length === 0) return "";
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => `${count} ${reason}`).join(", ");
  return `${countText(skipped.length, "file")} skipped (${reasons})`;
}

/** `23 skills in 3 folders`, with what was skipped. */
export function inputLine(repository: Repository): string {
  const folders = new Set(
    repository.skills.map(({ folder }) => folder.slice(0, folder.lastIndexOf("/") + 1)),
  );
  const skills = countText(repository.skills.length, "skill");
  const where = folders.size > 1 ? ` in ${folders.size} folders` : "";
  const skipped = skippedLine(repository.skipped);
  return `${skills}${where}${skipped === "" ? "" : ` · ${skipped}`}`;
}

/**
 * The result of a check for a terminal. Infos are shown unless `isQuiet`; the caller adds exit code and time to the
 * last line.
 */
export function prettyCheck(
  { lint, goals, graph }: CheckResult,
  repository: Repository,
  options: PrettyOptions & { readonly isQuiet: boolean },
): string {
  const shown = lint.findings.filter(({ severity }) => !options.isQuiet || severity !== "info");
  // What the goals' table and the graph line say is not said twice.
  const findings = withoutOutcomes(shown);
  const parts = options.isQuiet ? [] : [inputLine(repository), ""];
  if (findings.length > 0) parts.push(prettyFindings(findings, repository, options));
  if (!options.isQuiet || findings.length > 0)
    parts.push(`  ${countLine(withoutOutcomes(lint.findings))}`, "");
  const goalsShown = options.isQuiet ? goals.filter(({ broken }) => broken.length > 0) : goals;
  if (goalsShown.length > 0) {
    parts.push(options.style("heading", "goals"), prettyGoals(goalsShown, options), "");
  }
  const graphText = graphLine(graph);
  if (graphText !== "" && !(options.isQuiet && graph.state === "fresh")) {
    parts.push(options.style("heading", "graph"), `  ${graphText}`, "");
  }
  return parts.map((part) => `${part}\n`).join("");
}

function graphLine({ file, state, ...difference }: GraphStatus): string {
  switch (state) {
    case "absent":
      return "";
    case "fresh":
      return `${file} is up to date`;
    case "unreadable":
      return `${file} cannot be read (ctxfst graph build writes it anew)`;
    case "stale": {
      const behind = difference.nodesMissing + difference.edgesMissing;
      const ahead = difference.nodesExtra + difference.edgesExtra;
      const parts = [
        ...(behind > 0
          ? [`lacks ${nodesAndEdges(difference.nodesMissing, difference.edgesMissing)}`]
          : []),
        ...(ahead > 0
          ? [`has ${nodesAndEdges(difference.nodesExtra, difference.edgesExtra)} too many`]
          : []),
      ];
      return `${file} is out of date: it ${parts.join(" and ")} (ctxfst graph build)`;
    }
  }
}

function nodesAndEdges(nodes: number, edges: number): string {
  return [
    ...(nodes > 0 ? [countText(nodes, "node")] : []),
    ...(edges > 0 ? [countText(edges, "edge")] : []),
  ].join(", ");
}
