import { indexLines } from "../../base/line-index.ts";
import { readGraph } from "../../graph/read-graph.ts";
import type { RepositoryRule } from "../rule.ts";

export const graphUnreadable: RepositoryRule = {
  meta: {
    id: "graph-unreadable",
    summary: "The graph file can be read.",
    category: "world",
    severity: "warning",
    fix: null,
  },
  checkRepository({ config, repository }) {
    const { file } = config.graph;
    const text = repository.texts.get(file);
    if (text === undefined) return [];
    const { problem } = readGraph(text);
    if (problem === null) return [];
    const { line, reason, place, detail } = problem;
    return [{ args: { reason, place, detail }, file, range: indexLines(text).lineRange(line) }];
  },
};
