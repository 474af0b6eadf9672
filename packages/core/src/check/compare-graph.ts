import type { Config } from "../config/config.ts";
import { buildGraph } from "../graph/build-graph.ts";
import { compareDeclared } from "../graph/compare-declared.ts";
import { readGraph } from "../graph/read-graph.ts";
import type { Repository } from "../skill/repository.ts";
import type { GraphStatus } from "./check-result.ts";

/** How the graph file stands to the repository. A file that is configured but absent lacks everything. */
export function compareGraph(repository: Repository, config: Config): GraphStatus {
  const { file, isConfigured } = config.graph;
  const text = repository.texts.get(file);
  const nothing = { nodesMissing: 0, nodesExtra: 0, edgesMissing: 0, edgesExtra: 0 };
  if (text === undefined && !isConfigured) return { file, state: "absent", ...nothing };
  const built = buildGraph(repository, config);
  if (text === undefined) {
    const counts = { nodesMissing: built.nodes.length, edgesMissing: built.edges.length };
    return { file, state: "stale", ...nothing, ...counts };
  }
  const { graph } = readGraph(text);
  if (graph === null) return { file, state: "unreadable", ...nothing };
  const difference = compareDeclared(graph, built);
  return {
    file,
    state: difference.isFresh ? "fresh" : "stale",
    nodesMissing: difference.nodesMissing.length,
    nodesExtra: difference.nodesExtra.length,
    edgesMissing: difference.edgesMissing.length,
    edgesExtra: difference.edgesExtra.length,
  };
}
