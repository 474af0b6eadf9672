import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Diagram, DiagramEdge, Drawing, Point } from "./diagram.ts";
import { layoutDiagram } from "./layout-diagram.ts";

const OPTIONS = { columnGap: 40, rowGap: 10, margin: 20, side: 30 };
const SKILLS = ["a", "b", "c", "d", "e"];

const diagramOf = (edges: readonly DiagramEdge[], skills: readonly string[] = SKILLS): Diagram => {
  const ids = [...new Set([...skills, ...edges.flatMap(({ from, to }) => [from, to])])];
  return {
    edges,
    nodes: ids.map((id) =>
      skills.includes(id)
        ? { id, kind: "skill", width: 100, height: 30 }
        : { id, kind: "fact", width: 12, height: 12 },
    ),
  };
};
const needs = (from: string, to: string): DiagramEdge => ({ from, to, kind: "needs" });
const gives = (from: string, to: string): DiagramEdge => ({ from, to, kind: "gives" });
const at = ({ nodes }: Drawing, id: string): Point => nodes.get(id) as Point;

const anyDiagram = fc
  .array(
    fc.oneof(
      fc.record({
        from: fc.constantFrom("x", "y", "z", "w"),
        to: fc.constantFrom(...SKILLS),
        kind: fc.constantFrom<DiagramEdge["kind"]>("needs", "forbids", "soft"),
      }),
      fc.record({
        from: fc.constantFrom(...SKILLS),
        to: fc.constantFrom("x", "y", "z", "w"),
        kind: fc.constantFrom<DiagramEdge["kind"]>("gives", "removes"),
      }),
    ),
  )
  .map((edges) => diagramOf(edges));

describe("layoutDiagram", () => {
  it("draws a chain as one level line from left to right", () => {
    const drawing = layoutDiagram(
      diagramOf([needs("x", "a"), gives("a", "y"), needs("y", "b"), gives("b", "z")], ["a", "b"]),
      OPTIONS,
    );
    const points = ["x", "a", "y", "b", "z"].map((id) => at(drawing, id));
    expect(points.map(({ x }) => x)).toEqual([...points.map(({ x }) => x)].sort((a, b) => a - b));
    expect(new Set(points.map(({ y }) => Math.round(y))).size).toBe(1);
  });

  it("puts a fact behind all of its suppliers, so that no effect leads back", () => {
    const drawing = layoutDiagram(
      diagramOf(
        [gives("a", "x"), needs("y", "b"), gives("c", "y"), gives("b", "x")],
        ["a", "b", "c"],
      ),
      OPTIONS,
    );
    expect(at(drawing, "x").x).toBeGreaterThan(at(drawing, "b").x);
    expect(at(drawing, "x").x).toBeGreaterThan(at(drawing, "a").x);
  });

  it("leads one edge of a circle back, from the skill that is reached last", () => {
    const edges = [
      needs("x", "a"),
      gives("a", "y"),
      needs("y", "b"),
      gives("b", "x"),
      gives("c", "x"),
    ];
    const drawing = layoutDiagram(diagramOf(edges, ["a", "b", "c"]), OPTIONS);
    const back = edges.filter(({ from, to }) => at(drawing, from).x > at(drawing, to).x);
    expect(back).toEqual([gives("b", "x")]);
  });

  it("puts what comes from outside right before the first skill that asks for it", () => {
    const edges = [gives("a", "x"), needs("x", "b"), needs("late", "b"), needs("early", "a")];
    const drawing = layoutDiagram(diagramOf(edges, ["a", "b"]), OPTIONS);
    expect(at(drawing, "late").x).toBe(at(drawing, "x").x);
  });

  it("untangles what can be untangled", () => {
    const edges = [needs("x", "b"), needs("y", "a"), gives("a", "z"), gives("b", "w")];
    const drawing = layoutDiagram(diagramOf(edges, ["a", "b"]), OPTIONS);
    const isAbove = (first: string, second: string): boolean =>
      at(drawing, first).y < at(drawing, second).y;
    expect(isAbove("y", "x")).toBe(isAbove("a", "b"));
    expect(isAbove("z", "w")).toBe(isAbove("a", "b"));
  });

  it("keeps nodes apart and inside the drawing, whatever the diagram", () => {
    fc.assert(
      fc.property(anyDiagram, (diagram) => {
        const drawing = layoutDiagram(diagram, OPTIONS);
        const boxes = diagram.nodes.map(({ id, width, height }) => {
          const { x, y } = at(drawing, id);
          return {
            left: x - width / 2,
            right: x + width / 2,
            top: y - height / 2,
            bottom: y + height / 2,
          };
        });
        for (const [i, a] of boxes.entries()) {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.top).toBeGreaterThanOrEqual(0);
          expect(a.right).toBeLessThanOrEqual(drawing.width);
          expect(a.bottom).toBeLessThanOrEqual(drawing.height + 1e-6);
          for (const b of boxes.slice(i + 1)) {
            const isApart =
              a.right <= b.left ||
              b.right <= a.left ||
              a.bottom <= b.top + 1e-6 ||
              b.bottom <= a.top + 1e-6;
            expect(isApart).toBe(true);
          }
        }
      }),
    );
  });

  it("gives every edge its ends at the sides of its nodes", () => {
    fc.assert(
      fc.property(anyDiagram, (diagram) => {
        const drawing = layoutDiagram(diagram, OPTIONS);
        const widths = new Map(diagram.nodes.map(({ id, width }) => [id, width]));
        expect(drawing.edges.map(({ edge }) => edge)).toEqual(diagram.edges);
        for (const { edge, points } of drawing.edges) {
          const first = points[0] as Point;
          expect(Math.abs(first.x - at(drawing, edge.from).x)).toBeCloseTo(
            (widths.get(edge.from) as number) / 2,
          );
        }
      }),
    );
  });

  it("draws the same diagram in the same way", () => {
    fc.assert(
      fc.property(anyDiagram, (diagram) => {
        expect(layoutDiagram(diagram, OPTIONS)).toEqual(layoutDiagram(diagram, OPTIONS));
      }),
    );
  });

  it("gives nothing for nothing", () => {
    expect(layoutDiagram({ nodes: [], edges: [] }, OPTIONS)).toMatchObject({ width: 0, height: 0 });
  });
});
