// Where the label of a dot goes: below it, else above, right or left, the first place that is free of boxes, dots and
// labels placed before. The same drawing gives the same places.
import type { DiagramNode, Drawing, Point } from "./diagram.ts";

/** A label beside its dot: the offset of its baseline, and which end of the text is there. */
export interface LabelPlace extends Point {
  readonly anchor: "start" | "middle" | "end";
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From a dot's centre to the middle of a label, and half the height of one. */
const BELOW = 26;
const BESIDE = 11;
const HALF_HEIGHT = 7;
/** From the middle of a line of text down to its baseline. */
const BASELINE = 4;

/** Places of the labels of facts by node id; a fact without one has no room. `widthOf` gives a label's width. */
export function placeLabels(
  nodes: readonly DiagramNode[],
  drawing: Pick<Drawing, "nodes" | "width" | "height">,
  widthOf: (id: string) => number,
): ReadonlyMap<string, LabelPlace> {
  const taken = nodes.map(({ id, width, height }) =>
    boxAround(drawing.nodes.get(id) as Point, width / 2, height / 2),
  );
  const isFree = (box: Box): boolean =>
    box.left >= 0 &&
    box.right <= drawing.width &&
    box.top >= 0 &&
    box.bottom <= drawing.height &&
    !taken.some((other) => overlap(box, other));
  const places = new Map<string, LabelPlace>();
  for (const { id, kind } of nodes) {
    if (kind !== "fact") continue;
    const half = widthOf(id) / 2;
    const { x, y } = drawing.nodes.get(id) as Point;
    for (const { centre, place } of candidates(half)) {
      const box = boxAround({ x: x + centre, y: y + place.y - BASELINE }, half, HALF_HEIGHT);
      if (!isFree(box)) continue;
      taken.push(box);
      places.set(id, place);
      break;
    }
  }
  return places;
}

/** The places to try in turn, with the distance of a label's middle from its dot. */
function candidates(half: number): readonly { centre: number; place: LabelPlace }[] {
  return [
    { centre: 0, place: { x: 0, y: BELOW + BASELINE, anchor: "middle" } },
    { centre: 0, place: { x: 0, y: BASELINE - BELOW, anchor: "middle" } },
    { centre: BESIDE + half, place: { x: BESIDE, y: BASELINE, anchor: "start" } },
    { centre: -BESIDE - half, place: { x: -BESIDE, y: BASELINE, anchor: "end" } },
  ];
}

function boxAround({ x, y }: Point, halfWidth: number, halfHeight: number): Box {
  return {
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
