import type { EntityGraph, GraphEdge, GraphNode } from "../../graph/graph.ts";
import { orderGraph } from "../../graph/order-graph.ts";
import { cutColumns, displayWidth } from "../display-width.ts";
import type { Diagram, DiagramEdge, DiagramNode } from "../html/layout/diagram.ts";
import { toVisibleLine } from "../visible-text.ts";

/** More skills than these are neither readable nor quick to lay out. */
const MAXIMUM_SKILLS = 300;
const LABEL_COLUMNS = 24;
const COLUMN_WIDTH = 7.3;
const PADDING = 26;
const BOX_HEIGHT = 34;
const DOT_SIZE = 12;

/** A graph ready to be laid out, and how many skills had no room. */
export interface GraphDiagram {
  readonly diagram: Diagram;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /** Facts that a run made true and that nothing removed since. */
  readonly done: ReadonlySet<string>;
  readonly undrawn: number;
}

/** What is drawn of a graph: skills, facts, and what is declared between them, left to right as plans go. */
export function graphDiagram(graph: EntityGraph): GraphDiagram {
  const { nodes, edges } = orderGraph(graph);
  const isSkill = new Set(nodes.filter(({ type }) => type === "action").map(({ id }) => id));
  const shown = new Set([...isSkill].slice(0, MAXIMUM_SKILLS));
  const drawn = edges.flatMap((edge) => edgeOf(edge, isSkill));
  const kept = drawn.filter(
    ({ from, to }) => from !== to && [from, to].every((id) => !isSkill.has(id) || shown.has(id)),
  );
  const linked = new Set(kept.flatMap(({ from, to }) => [from, to]));
  const placed = nodes.filter(({ id, type }) => shown.has(id) || linked.has(id) || type === "goal");
  const byId = new Map(placed.map((node) => [node.id, node]));
  return {
    diagram: {
      nodes: [...byId.values()].map(boxOf),
      edges: kept.filter(({ from, to }) => byId.has(from) && byId.has(to)),
    },
    nodes: byId,
    done: new Set(edges.filter(isDone).map(({ target }) => target)),
    undrawn: isSkill.size - shown.size,
  };
}

/** The label of a node, cut to what fits. */
export function diagramLabel({ name }: GraphNode): string {
  return cutColumns(toVisibleLine(name), LABEL_COLUMNS);
}

function boxOf(node: GraphNode): DiagramNode {
  if (node.type !== "action") {
    return { id: node.id, kind: "fact", width: DOT_SIZE, height: DOT_SIZE };
  }
  const width = displayWidth(diagramLabel(node)) * COLUMN_WIDTH + PADDING;
  return { id: node.id, kind: "skill", width, height: BOX_HEIGHT };
}

function edgeOf(edge: GraphEdge, isSkill: ReadonlySet<string>): readonly DiagramEdge[] {
  const { source, target, relation, properties } = edge;
  const isSoft = properties?.soft === true;
  if (isSkill.has(source) && !isSkill.has(target)) {
    if (relation === "LEADS_TO") return [{ from: source, to: target, kind: "gives" }];
    if (relation === "REMOVES") return [{ from: source, to: target, kind: "removes" }];
    if (relation === "REQUIRES") {
      return [{ from: target, to: source, kind: isSoft ? "soft" : "needs" }];
    }
    if (relation === "BLOCKED_BY") {
      return [{ from: target, to: source, kind: isSoft ? "soft" : "forbids" }];
    }
    return [];
  }
  return isSkill.has(source) || isSkill.has(target)
    ? []
    : [{ from: source, to: target, kind: "soft" }];
}

function isDone({ relation, properties }: GraphEdge): boolean {
  return relation === "COMPLETED" && (properties?.status ?? "active") === "active";
}
