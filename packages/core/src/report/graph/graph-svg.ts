import type { EntityGraph, GraphNode } from "../../graph/graph.ts";
import { escapeXml } from "../escape-xml.ts";
import { curvePath, pathPoint, roundPixels } from "../html/layout/curve-path.ts";
import type { DiagramNode, Point } from "../html/layout/diagram.ts";
import { layoutDiagram } from "../html/layout/layout-diagram.ts";
import { toVisibleLine } from "../visible-text.ts";
import { diagramLabel, type GraphDiagram, graphDiagram } from "./graph-diagram.ts";

const LAYOUT = { columnGap: 90, rowGap: 30, margin: 24, side: 80 };
const CORNER = 8;
const NOTE_HEIGHT = 30;

const STYLE = [
  "text{font:12px system-ui,sans-serif;text-anchor:middle;fill:#1f2328}",
  ".skill rect{fill:#eaf2ff;stroke:#3b6fc4}",
  ".fact circle{fill:#fff;stroke:#57606a}.goal circle{fill:#fff3c4;stroke:#9a6700;stroke-width:2}",
  ".done circle{fill:#2da44e;stroke:#1a7f37}",
  "path{fill:none;stroke:#8c959f}.forbids{stroke:#cf222e;stroke-dasharray:2 3}",
  ".removes{stroke:#cf222e}.soft{stroke-dasharray:5 4}",
  "@media (prefers-color-scheme:dark){text{fill:#e6edf3}.skill rect{fill:#1b2a41}.fact circle{fill:#0d1117}}",
].join("");

/**
 * A graph as an SVG image of its own: no script, no link, names escaped. Skills are boxes, facts dots, goals yellow, facts
 * that a run made true green. Where there are too many skills for a drawing a note counts the rest.
 */
export function graphSvg(graph: EntityGraph): string {
  const drawn = graphDiagram(graph);
  const drawing = layoutDiagram(drawn.diagram, LAYOUT);
  const width = Math.max(200, Math.ceil(drawing.width));
  const bottom = Math.ceil(drawing.height);
  const height = bottom + NOTE_HEIGHT;
  const note =
    drawn.undrawn === 0
      ? []
      : [`<text x="${width / 2}" y="${bottom + 12}">not drawn: ${drawn.undrawn} skills</text>`];
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Skills and facts">`,
    `<style>${STYLE}</style>`,
    ...drawing.edges.map(
      ({ edge, points }) => `<path class="${edge.kind}" d="${curvePath(points)}"/>`,
    ),
    ...drawn.diagram.nodes.map((node) =>
      drawNode(node, drawing.nodes.get(node.id) as Point, drawn),
    ),
    ...note,
    "</svg>",
  ].join("\n")}\n`;
}

function drawNode(node: DiagramNode, at: Point, { nodes, done }: GraphDiagram): string {
  const entity = nodes.get(node.id) as GraphNode;
  const label = escapeXml(diagramLabel(entity));
  const title = `<title>${escapeXml(toVisibleLine(entity.id))}</title>`;
  const [width, height] = [roundPixels(node.width), node.height];
  const shape =
    node.kind === "skill"
      ? `<rect x="${roundPixels(-width / 2)}" y="${-height / 2}" width="${width}" height="${height}" rx="${CORNER}"/><text y="4.5">${label}</text>`
      : `<circle r="${width / 2}"/><text y="${height / 2 + 14}">${label}</text>`;
  const looks = [
    node.kind,
    ...(entity.type === "goal" ? ["goal"] : []),
    ...(done.has(node.id) ? ["done"] : []),
  ];
  return `<g class="${looks.join(" ")}" transform="translate(${pathPoint(at)})">${title}${shape}</g>`;
}
