import type { Draws } from "./draws.ts";
import type { SkillSheet } from "./skill-sheet.ts";

/** Skills that make a fact of each layer, a half of the library, by how many alternatives a fact has. */
const CORE = 0.55;
const ALTERNATIVES = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4];
const MEAN_ALTERNATIVES = 2.05;
const NEEDS = [1, 2, 2, 3];
const SIDE_OUTPUT = 0.2;

/** A library in layers: facts of one are made from facts of those before it. */
export interface Layers {
  readonly base: readonly string[];
  readonly layers: readonly (readonly string[])[];
  readonly goal: string;
}

/** Adds the makers of all layers, then side products, and distractors that lead nowhere, up to `count` skills. */
export function addLayers(sheet: SkillSheet, size: number, count: number): Layers {
  const made = addMakers(sheet, size);
  addDistractors(sheet, made.layers, count);
  return made;
}

/** Layers of a library of so many skills. */
export function depthFor(size: number): number {
  if (size < 50) return 2;
  if (size < 300) return 6;
  return size < 3000 ? 8 : 10;
}

function addMakers(sheet: SkillSheet, size: number): Layers {
  const { draws } = sheet;
  const core = Math.floor(size * CORE);
  const depth = depthFor(size);
  const width = Math.max(3, Math.floor(core / (depth * MEAN_ALTERNATIVES)));
  const window = size < 300 ? 2 : 3;
  const base = Array.from({ length: Math.max(4, width >> 1) }, (_, i) => `base-${i}`);
  const layers: string[][] = [base];
  for (let depthNow = 1; depthNow <= depth; depthNow += 1) {
    const layer = Array.from({ length: width }, (_, i) => `layer-${depthNow}-${i}`);
    layer.forEach((fact, i) => {
      const alternatives = draws.pick(ALTERNATIVES);
      for (let k = 0; k < alternatives && sheet.size < core; k += 1) {
        const gives = [fact];
        if (draws.chance(SIDE_OUTPUT)) gives.push(nearby(draws, layer, i, window));
        sheet.add({ verb: "make", needs: needsOf(draws, layers, i / width, window), gives });
      }
    });
    layers.push(layer);
  }
  sheet.fill(core, () => ({
    verb: "side",
    needs: [draws.pick(draws.pick(layers))],
    gives: [`side-${sheet.size}`],
  }));
  const last = layers.at(-1) as string[];
  return { base, layers, goal: last[last.length >> 1] as string };
}

function needsOf(
  draws: Draws,
  layers: readonly (readonly string[])[],
  place: number,
  window: number,
): string[] {
  const before = layers.at(-1) as readonly string[];
  return Array.from({ length: draws.pick(NEEDS) }, (_, k) => {
    const isNear = k === 0 || layers.length === 1 || draws.chance(0.8);
    const layer = isNear ? before : draws.pick(layers.slice(0, -1));
    return nearby(draws, layer, Math.floor(place * layer.length), window);
  });
}

function nearby(draws: Draws, layer: readonly string[], at: number, window: number): string {
  const place = at + draws.between(-window, window);
  return layer[((place % layer.length) + layer.length) % layer.length] as string;
}

function addDistractors(
  sheet: SkillSheet,
  layers: readonly (readonly string[])[],
  count: number,
): void {
  const { draws } = sheet;
  sheet.fill(count, () => {
    const gives = `extra-${sheet.size}`;
    if (draws.chance(0.6)) {
      const needs = draws.sample(draws.pick(layers), draws.between(1, 3));
      return { verb: "extra", needs, gives: [gives] };
    }
    // Looks useful, and waits for what nobody supplies.
    const [base = [], ...made] = layers;
    const needs = [`missing-${draws.between(0, count)}`, draws.pick(base)];
    return { verb: "ghost", needs, gives: [draws.pick(draws.pick(made))], cost: 1 };
  });
}
