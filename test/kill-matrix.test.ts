import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { skillText } from "@ctxfst/core/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleCli } from "./crash/bundle-cli.ts";
import { CrashRun, type KillPoint } from "./crash/crash-run.ts";
import { writeFiles } from "./e2e/run-cli.ts";

// The whole matrix is `npm run soak -- runs`; a part of it that differs with the seed is tried here.
const EVERY = 8;
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

describe("a run that is ended by Ctrl-C", () => {
  it("ends what it started, and says that it was ended", async () => {
    const root = mkdtempSync(join(tmpdir(), "interrupted-"));
    writeFiles(root, {
      "ctxfst.yaml": `goals: [{ id: g, goal: "entity:a" }]\nexecution: { a: { command: "touch began; sleep 60" } }\n`,
      "skills/a/SKILL.md": skillText({ name: "a", postconditions: ["entity:a"] }),
    });
    const child = spawn(process.execPath, [cli, "run", "--executor", "command"], {
      cwd: root,
      env: { PATH: process.env.PATH ?? "" },
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
    });
    while (!existsSync(join(root, "began"))) await sleep(20);
    child.kill("SIGINT");
    const [code] = await once(child, "exit");
    expect(output).toContain("✗ a failed: it was ended before it was done");
    expect(output).toContain("ended by you");
    expect(code).toBe(1);
    rmSync(root, { recursive: true, force: true });
  });
});

describe("two runs on one world", () => {
  it("lose nothing that the other wrote", async () => {
    const root = mkdtempSync(join(tmpdir(), "two-runs-"));
    const names = ["a1", "a2", "a3", "b1", "b2", "b3"];
    const config = names.map((name) => `  ${name}: { command: "sleep 0.0${name.at(1)}" }\n`);
    writeFiles(root, {
      "ctxfst.yaml": `goals:\n  - { id: a, goal: "entity:a3" }\n  - { id: b, goal: "entity:b3" }\nexecution:\n${config.join("")}`,
      ...Object.fromEntries(
        names.map((name) => {
          const [kind, number] = [name.at(0), Number(name.at(1))];
          const needs = number === 1 ? [] : [`entity:${kind}${number - 1}`];
          const fields = { name, preconditions: needs, postconditions: [`entity:${name}`] };
          return [`skills/${name}/SKILL.md`, skillText(fields)];
        }),
      ),
    });
    const codes = await Promise.all(
      ["a", "b"].map(async (goal) => {
        const words = [cli, "run", goal, "--executor", "command", "--jobs", "2"];
        const child = spawn(process.execPath, words, {
          cwd: root,
          env: { PATH: process.env.PATH ?? "" },
        });
        return (await once(child, "exit"))[0];
      }),
    );
    expect(codes).toEqual([0, 0]);
    const world = JSON.parse(readFileSync(join(root, "world-state.json"), "utf8"));
    expect(world.active_states).toEqual(names.map((name) => `entity:${name}`));
    expect(world.completed_skills).toHaveLength(6);
    const { edges } = JSON.parse(readFileSync(join(root, "entity-graph.json"), "utf8"));
    const completed = edges.filter(
      ({ relation }: { relation: string }) => relation === "COMPLETED",
    );
    expect(completed).toHaveLength(6);
    rmSync(root, { recursive: true, force: true });
  });
});

describe("a rollback that is killed", () => {
  it("undoes every step once, wherever its writing is cut off", () => {
    const all = count(true);
    expect(all).toBeGreaterThan(30);
    expect(points(all).flatMap((point) => faultsAt(point, true))).toEqual([]);
  });
});
