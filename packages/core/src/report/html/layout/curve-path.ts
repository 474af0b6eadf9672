import type { Point } from "./diagram.ts";

/** The path of an edge through its points. Horizontal at every point; an edge that goes back swings out at both ends. */
export function curvePath(points: readonly Point[]): string {
  const [first] = points as readonly [Point];
  const isBack = (points.at(-1) as Point).x < first.x;
  let path = `M${pathPoint(first)}`;
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const bend = isBack ? -40 : (b.x - a.x) / 2;
    path += `C${pathPoint({ x: a.x + bend, y: a.y })} ${pathPoint({ x: b.x - bend, y: b.y })} ${pathPoint(b)}`;
  }
  return path;
}

/** `x,y` in tenths of a pixel. */
export function pathPoint({ x, y }: Point): string {
  return `${roundPixels(x)},${roundPixels(y)}`;
}

/** To tenths of a pixel, so that machines agree. */
export function roundPixels(value: number): number {
  return Math.round(value * 10) / 10;
}
