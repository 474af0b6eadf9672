import { factName } from "../../skill/fact-name.ts";
import { cutColumns } from "../display-width.ts";
import { LABEL_COLUMNS } from "./build-diagram.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Diagram, DiagramNode, Drawing, Point } from "./layout/diagram.ts";
import { layoutDiagram } from "./layout/layout-diagram.ts";
import type { PageNode } from "./page-model.ts";

const LAYOUT = { columnGap: 48, margin: 24, side: 56 };
/** Between rows; facts are labelled below their dots, for which there is no room in a large drawing. */
const [WIDE_ROWS, NARROW_ROWS] = [30, 14];
const MANY_NODES = 80;
const CORNER = 8;

/** The diagram as SVG. Positions are attributes and looks are classes, so that no inline style is needed. */
export function drawDiagram(diagram: Diagram, nodes: ReadonlyMap<string, PageNode>): string {
  const rowGap = diagram.nodes.length > MANY_NODES ? NARROW_ROWS : WIDE_ROWS;
  const drawing = layoutDiagram(diagram, { ...LAYOUT, rowGap });
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)];
  return [
    `<svg id="diagram" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="Skills and facts, left to right by plan depth">`,
    '<g id="edges">',
    ...drawing.edges.map(drawEdge),
    "</g>",
    ...diagram.nodes.map((node) => drawNode(node, drawing, nodes.get(node.id) as PageNode)),
    "</svg>",
  ].join("\n");
}

function drawEdge({ edge, points }: Drawing["edges"][number]): string {
  return `<path class="edge ${edge.kind}" data-from="${edge.from}" data-to="${edge.to}" d="${curve(points)}"/>`;
}

/** Horizontal at every point; an edge that goes back swings out at both ends. */
function curve(points: readonly Point[]): string {
  const [first] = points as readonly [Point];
  const isBack = (points.at(-1) as Point).x < first.x;
  let path = `M${place(first)}`;
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const bend = isBack ? -40 : (b.x - a.x) / 2;
    path += `C${place({ x: a.x + bend, y: a.y })} ${place({ x: b.x - bend, y: b.y })} ${place(b)}`;
  }
  return path;
}

function place({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function drawNode(node: DiagramNode, { nodes }: Drawing, page: PageNode): string {
  const { x, y } = nodes.get(node.id) as Point;
  const name = escapeHtml(page.name);
  const open = `<g class="node ${node.kind}" data-id="${node.id}" tabindex="-1" role="button" aria-label="${node.kind} ${name}" transform="translate(${place({ x, y })})">`;
  const title = `<title>${name}</title>`;
  if (node.kind === "fact") {
    const label = escapeHtml(cutColumns(factName(page.name), LABEL_COLUMNS));
    return `${open}${title}<circle r="14" class="target"/><circle r="${node.width / 2}"/><text y="30">${label}</text></g>`;
  }
  const box = `<rect x="${round(-node.width / 2)}" y="${-node.height / 2}" width="${round(node.width)}" height="${node.height}" rx="${CORNER}"/>`;
  return `${open}${title}${box}<text y="4.5">${escapeHtml(cutColumns(page.name, LABEL_COLUMNS))}</text></g>`;
}
