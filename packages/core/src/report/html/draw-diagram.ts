import { factName } from "../../skill/fact-name.ts";
import { cutColumns, displayWidth } from "../display-width.ts";
import { LABEL_COLUMNS } from "./build-diagram.ts";
import { escapeHtml } from "./escape-html.ts";
import { curvePath, pathPoint, roundPixels } from "./layout/curve-path.ts";
import type { Diagram, DiagramNode, Drawing, Point } from "./layout/diagram.ts";
import { layoutDiagram } from "./layout/layout-diagram.ts";
import { type LabelPlace, placeLabels } from "./layout/place-labels.ts";
import type { PageNode } from "./page-model.ts";

const LAYOUT = { columnGap: 48, margin: 24 };
/** Facts are labelled below their dots, for which there is no room in a large drawing: there it is at the sides. */
const SPACIOUS = { ...LAYOUT, rowGap: 30, side: 56 };
const DENSE = { ...LAYOUT, rowGap: 14, side: 160 };
const MANY_NODES = 80;
/** Pixels that a column of a fact's label takes. */
const LABEL_WIDTH = 6;
const CORNER = 8;

/** The diagram as SVG. Positions are attributes and looks are classes, so that no inline style is needed. */
export function drawDiagram(diagram: Diagram, nodes: ReadonlyMap<string, PageNode>): string {
  const isDense = diagram.nodes.length > MANY_NODES;
  const drawing = layoutDiagram(diagram, isDense ? DENSE : SPACIOUS);
  const labelOf = (id: string): string =>
    cutColumns(factName((nodes.get(id) as PageNode).name), LABEL_COLUMNS);
  const labels = placeLabels(
    diagram.nodes,
    drawing,
    (id) => displayWidth(labelOf(id)) * LABEL_WIDTH,
  );
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)];
  return [
    `<svg id="diagram" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="Skills and facts, left to right by plan depth">`,
    '<g id="edges">',
    ...drawing.edges.map(drawEdge),
    "</g>",
    ...diagram.nodes.map((node) => {
      const [at, page] = [drawing.nodes.get(node.id) as Point, nodes.get(node.id) as PageNode];
      return node.kind === "skill"
        ? drawSkill(node, at, page)
        : drawFact(node, at, page, labelText(labelOf(node.id), labels.get(node.id), isDense));
    }),
    "</svg>",
  ].join("\n");
}

function drawEdge({ edge, points }: Drawing["edges"][number]): string {
  return `<path class="edge ${edge.kind}" data-from="${edge.from}" data-to="${edge.to}" d="${curvePath(points)}"/>`;
}

function drawSkill(node: DiagramNode, at: Point, page: PageNode): string {
  const box = `<rect x="${roundPixels(-node.width / 2)}" y="${-node.height / 2}" width="${roundPixels(node.width)}" height="${node.height}" rx="${CORNER}"/>`;
  const label = escapeHtml(cutColumns(page.name, LABEL_COLUMNS));
  return nodeGroup(node, at, page, `${box}<text y="4.5">${label}</text>`);
}

function drawFact(node: DiagramNode, at: Point, page: PageNode, label: string): string {
  const dot = `<circle r="14" class="target"/><circle r="${node.width / 2}"/>`;
  return nodeGroup(node, at, page, dot + label);
}

/** A label without a place is seen only while its fact is pointed at, as are labels of a dense drawing off the plan. */
function labelText(label: string, place: LabelPlace | undefined, isDense: boolean): string {
  const { x, y, anchor } = place ?? { x: 0, y: 30, anchor: "middle" };
  const look = place === undefined ? "tight" : isDense ? anchor : `free ${anchor}`;
  return `<text class="${look}" x="${x}" y="${y}">${escapeHtml(label)}</text>`;
}

function nodeGroup(node: DiagramNode, at: Point, page: PageNode, content: string): string {
  const name = escapeHtml(page.name);
  return `<g class="node ${node.kind}" data-id="${node.id}" tabindex="-1" role="button" aria-label="${node.kind} ${name}" transform="translate(${pathPoint(at)})"><title>${name}</title>${content}</g>`;
}
