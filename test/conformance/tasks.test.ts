import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { planTask, readTask, validatePlan } from "../../packages/core/src/planner/index.ts";

const FOLDER = join(import.meta.dirname, "../fixtures/tasks");
/** Nobody has proved the optimum of these. */
const OPEN = ["cover-1000-s1", "mode-10000-s1"];

const known = new Map(
  readFileSync(join(FOLDER, "KNOWN.tsv"), "utf8")
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .map(([id, cost]) => [id as string, cost as string]),
);

const tasks = readdirSync(FOLDER)
  .filter((file) => /\.json(\.gz)?$/.test(file))
  .map((file) => ({ file, id: file.replace(/\.json(\.gz)?$/, "") }))
  .filter(({ id }) => !OPEN.includes(id));

function readFixture(file: string): unknown {
  const bytes = readFileSync(join(FOLDER, file));
  return JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
}

describe("tasks with a known optimum", () => {
  it("covers every family", () => {
    const families = new Set(tasks.map(({ id }) => id.split("-")[0]));
    expect([...families].sort()).toEqual(
      ["chain", "cover", "dead", "flat", "guard", "layer", "lib", "mesh", "mode", "trap"].sort(),
    );
  });

  it.each(tasks)("$id", ({ file, id }) => {
    const task = readTask(readFixture(file));
    const result = planTask(task);
    const expected = known.get(id);
    if (result.status !== "found") {
      expect(result.status).toBe(expected);
      return;
    }
    const verdict = validatePlan(task, result.steps);
    expect(verdict.fault).toBeNull();
    expect([result.optimal, result.cost, verdict.cost].map(String)).toEqual([
      "true",
      expected,
      expected,
    ]);
  });
});
