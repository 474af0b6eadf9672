import {
  CtxfstError,
  type EntityGraph,
  formatGraph,
  selectGoalSubgraph,
  toVisibleLine,
} from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { fullGraph } from "../full-graph.ts";
import { goalFacts } from "../goal-facts.ts";
import type { Shell } from "../io.ts";
import { listOption, numberOption } from "../parse-command-line.ts";
import { selectGoals } from "../select-goals.ts";
import type { GraphCall } from "./graph-call.ts";

/** `ctxfst graph show`: the graph, built when no file exists, or the part of it that matters for `--goal`. */
export function showGraph(call: GraphCall): ExitCode {
  const graph = askedGraph(call);
  if (call.shell.isJson) call.shell.stdout(formatGraph(graph));
  else print(graph, call.shell);
  return EXIT.fine;
}

/**
 * The graph that a call is about: all of it, or with `--goal` what leads there, `--depth` steps back at most.
 * @throws CtxfstError `usage` for a depth without a goal
 */
export function askedGraph({ opened, options, shell }: GraphCall): EntityGraph {
  const goals = listOption(options, "goal");
  const depth = numberOption(options, "depth");
  if (goals.length === 0) {
    if (depth !== undefined) throw new CtxfstError("usage", "--depth goes with --goal");
    return fullGraph(opened, shell);
  }
  const { repository, config, start } = opened;
  const wanted = selectGoals(goals, repository, config, start).flatMap(({ text }) => text);
  return selectGoalSubgraph(fullGraph(opened, shell), goalFacts(wanted), depth);
}

function print({ nodes, edges }: EntityGraph, shell: Shell): void {
  const out = new Map<string, string[]>();
  for (const { source, relation, target, properties } of edges) {
    const words = relation.toLowerCase().replace("_", " ").padEnd(10);
    const status = properties?.status === undefined ? "" : ` (${String(properties.status)})`;
    const line = `    ${toVisibleLine(words)}  ${toVisibleLine(target + status)}`;
    const lines = out.get(source);
    if (lines === undefined) out.set(source, [line]);
    else lines.push(line);
  }
  for (const { id, type } of nodes) {
    const lines = out.get(id);
    if (lines === undefined) continue;
    const name = shell.style("heading", toVisibleLine(id));
    shell.stdout(`  ${name} ${shell.style("quiet", toVisibleLine(type))}\n${lines.join("\n")}\n`);
  }
  shell.stdout(`${nodes.length} nodes, ${edges.length} edges\n`);
}
