import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleCli } from "./crash/bundle-cli.ts";
import { CrashRun, type KillPoint } from "./crash/crash-run.ts";

// The whole matrix is `npm run soak -- runs`; a part of it that differs with the seed is tried here.
const EVERY = 5;
const OFFSET = Number(process.env.CTXFST_SEED ?? 0) % EVERY;

let folder: string;
let cli: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kill-matrix-"));
  cli = await bundleCli(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function points(count: number): readonly KillPoint[] {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  return numbers
    .filter((number) => number % EVERY === OFFSET)
    .map((at) => ({ at, isTorn: at % 2 === 0 }));
}

function count(isRollback: boolean): number {
  const run = new CrashRun(cli);
  try {
    return run.countPoints(isRollback);
  } finally {
    run.remove();
  }
}

function faultsAt(point: KillPoint, isRollback: boolean): readonly string[] {
  const run = new CrashRun(cli);
  try {
    const { faults } = isRollback ? run.killRollback(point) : run.kill(point);
    return faults.map((fault) => `${JSON.stringify(point)}: ${fault}`);
  } finally {
    run.remove();
  }
}

describe("a run that is killed", () => {
  it("loses and repeats nothing, wherever its writing is cut off", () => {
    const all = count(false);
    expect(all).toBeGreaterThan(40);
    expect(points(all).flatMap((point) => faultsAt(point, false))).toEqual([]);
  });

  it("loses and repeats nothing, when it is killed inside of an effect", () => {
    const inside = ["s1-before", "s2-after", "s3-before", "s4-after", "s5-before", "s6-after"];
    expect(inside.flatMap((place) => faultsAt({ inside: place }, false))).toEqual([]);
  });
});

describe("a rollback that is killed", () => {
  it("undoes every step once, wherever its writing is cut off", () => {
    const all = count(true);
    expect(all).toBeGreaterThan(30);
    expect(points(all).flatMap((point) => faultsAt(point, true))).toEqual([]);
  });
});
