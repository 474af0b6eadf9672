import { describe, expect, it } from "vitest";
import type { DiagramNode, Point } from "./diagram.ts";
import { placeLabels } from "./place-labels.ts";

const dot = (id: string): DiagramNode => ({ id, kind: "fact", width: 12, height: 12 });
const place = (points: Readonly<Record<string, Point>>, labelWidth = 80, width = 400) =>
  placeLabels(
    Object.keys(points).map(dot),
    { nodes: new Map(Object.entries(points)), width, height: 400 },
    () => labelWidth,
  );

describe("placeLabels", () => {
  it("puts a label below its dot where there is room", () => {
    expect(place({ a: { x: 200, y: 100 } }).get("a")).toMatchObject({ anchor: "middle", y: 30 });
  });

  it("puts it beside a dot that has others above and below", () => {
    const column = { a: { x: 200, y: 100 }, b: { x: 200, y: 126 }, c: { x: 200, y: 152 } };
    expect(place(column).get("b")).toMatchObject({ anchor: "start" });
    expect(place(column, 80, 280).get("b")).toMatchObject({ anchor: "end" });
  });

  it("gives no place where every one is taken or outside of the drawing", () => {
    const column = { a: { x: 200, y: 100 }, b: { x: 200, y: 126 }, c: { x: 200, y: 152 } };
    expect(place(column, 300).has("b")).toBe(false);
  });

  it("puts no label on another one", () => {
    const row = { a: { x: 200, y: 200 }, b: { x: 240, y: 200 }, c: { x: 280, y: 200 } };
    const places = [...place(row).values()].map(({ x, y }) => `${x},${y}`);
    expect(places).toEqual(["0,30", "0,-22", "0,30"]);
  });
});
