import {
  buildGraph,
  compareDeclared,
  compareGraph,
  type EntityGraph,
  readGraph,
  toVisibleLine,
} from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { OpenRepository } from "../open-repository.ts";
import type { GraphCall } from "./graph-call.ts";

const MOST_LINES = 40;

/** `ctxfst graph check`: exits with 1 when the declared part of the file is not what the repository declares. */
export function checkGraphFile({ opened, shell }: GraphCall): ExitCode {
  const { repository, config } = opened;
  const status = compareGraph(repository, config);
  const isWrong = status.state === "stale" || status.state === "unreadable";
  if (shell.isJson) {
    shell.stdout(
      `${JSON.stringify({ file: status.file, state: status.state, ...differenceOf(opened) }, null, 2)}\n`,
    );
  } else if (status.state === "absent") {
    if (!shell.isQuiet) shell.stdout(`${status.file} does not exist; nothing to compare\n`);
  } else if (isWrong || !shell.isQuiet) {
    shell.stdout(`${status.file} is ${status.state === "fresh" ? "up to date" : status.state}\n`);
    for (const line of differenceLines(opened)) shell.stdout(`  ${toVisibleLine(line)}\n`);
    if (isWrong) shell.stdout("ctxfst graph build brings it up to date\n");
  }
  return isWrong ? EXIT.wrong : EXIT.fine;
}

/** Ids of nodes and edges that differ; empty lists when the file cannot be read or is not there. */
function differenceOf({
  repository,
  config,
}: OpenRepository): Readonly<Record<string, readonly string[]>> {
  const text = repository.texts.get(config.graph.file);
  const previous = text === undefined ? null : readGraph(text).graph;
  const empty = { meta: {}, nodes: [], edges: [] };
  if (text !== undefined && previous === null) {
    return { nodes_missing: [], nodes_extra: [], edges_missing: [], edges_extra: [] };
  }
  const difference = compareDeclared(previous ?? empty, buildGraph(repository, config));
  const edgeText = ({ source, relation, target }: EntityGraph["edges"][number]): string =>
    `${source} ${relation} ${target}`;
  return {
    nodes_missing: difference.nodesMissing.map(({ id }) => id),
    nodes_extra: difference.nodesExtra.map(({ id }) => id),
    edges_missing: difference.edgesMissing.map(edgeText),
    edges_extra: difference.edgesExtra.map(edgeText),
  };
}

function differenceLines(opened: OpenRepository): string[] {
  const difference = differenceOf(opened);
  const lines = Object.entries(difference).flatMap(([kind, entries]) =>
    entries.map((entry) => `${kind.endsWith("missing") ? "+" : "-"} ${entry}`),
  );
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more`];
}
