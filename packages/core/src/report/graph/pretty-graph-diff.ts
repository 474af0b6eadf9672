import type { ChangedProperty, GraphDiff, ItemDifference } from "../../graph/diff-graphs.ts";
import type { GraphEdge, GraphNode } from "../../graph/graph.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import { cutText, toVisibleLine } from "../visible-text.ts";

const LONGEST_VALUE = 80;

/** What one graph has other than another one, for a terminal; one line where they are the same. */
export function prettyGraphDiff(diff: GraphDiff, options: PrettyOptions): string {
  if (diff.isSame) return "no difference\n";
  const lines = [
    ...itemLines(diff.nodes, nodeText, options),
    ...itemLines(diff.edges, edgeText, options),
    ...diff.file.map((one) => `~ ${changeText(one)}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** The same for programs. */
export function graphDiffJson({ isSame, nodes, edges, file }: GraphDiff): string {
  const items = ({ added, removed, changed }: ItemDifference<GraphNode | GraphEdge>): object => ({
    added,
    removed,
    changed: changed.map(({ item, properties }) => ({ item, properties: properties.map(nulled) })),
  });
  const result = { same: isSame, nodes: items(nodes), edges: items(edges), file: file.map(nulled) };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** A value as one visible line of JSON, cut where it is long. */
export function valueText(value: unknown): string {
  return value === undefined
    ? "nothing"
    : cutText(toVisibleLine(JSON.stringify(value)), LONGEST_VALUE);
}

function itemLines<T>(
  { added, removed, changed }: ItemDifference<T>,
  textOf: (item: T) => string,
  { style }: PrettyOptions,
): readonly string[] {
  return [
    ...removed.map((item) => style("error", `- ${textOf(item)}`)),
    ...added.map((item) => style("good", `+ ${textOf(item)}`)),
    ...changed.flatMap(({ item, properties }) => [
      style("warning", `~ ${textOf(item)}`),
      ...properties.map((one) => `    ${changeText(one)}`),
    ]),
  ];
}

function nodeText({ id, type }: GraphNode): string {
  return `${toVisibleLine(type)} ${toVisibleLine(id)}`;
}

function edgeText({ source, relation, target, properties }: GraphEdge): string {
  const words = [source, relation, target].map(toVisibleLine).join(" ");
  return properties?.origin === "run" ? `${words} (run)` : words;
}

function changeText({ key, before, after }: ChangedProperty): string {
  return `${toVisibleLine(key)}: ${valueText(before)} → ${valueText(after)}`;
}

function nulled({ key, before = null, after = null }: ChangedProperty): object {
  return { key, before, after };
}
