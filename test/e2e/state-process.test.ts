// Worlds that several processes change at once, and processes that are killed while they do.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { skillText } from "@ctxfst/core/testing";
import { validate } from "@ctxfst/schema";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolder, PROCESS_ARGUMENTS, runProcess } from "./run-cli.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function makeWorld(): Promise<string> {
  const names = Array.from({ length: 10 }, (_, i) => `skill-${i}`);
  const folder = makeFolder(
    Object.fromEntries(
      names.map((name) => [
        `${name}/SKILL.md`,
        skillText({ name, postconditions: [`entity:by-${name}`] }),
      ]),
    ),
  );
  folders.push(folder);
  for (const argv of [
    ["state", "init", "entity:by-skill-1"],
    ["graph", "build"],
  ]) {
    expect((await runProcess(argv, { cwd: folder })).code).toBe(0);
  }
  return folder;
}

const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));

describe("one world, many processes", () => {
  it("loses no update of twenty processes at once, in the world and in the graph", async () => {
    const cwd = await makeWorld();
    const calls = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0 ? ["state", "complete", `skill-${i / 2}`] : ["state", "add", `entity:fact-${i}`],
    );
    const results = await Promise.all(calls.map((argv) => runProcess(argv, { cwd })));
    expect(results.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
      calls.map(() => ({ code: 0, stderr: "" })),
    );
    const world = read(cwd, "world-state.json");
    expect(world.completed_skills).toHaveLength(10);
    expect(world.active_states).toHaveLength(20);
    const graph = read(cwd, "entity-graph.json");
    const completed = graph.edges.filter(
      (edge: { relation: string }) => edge.relation === "COMPLETED",
    );
    expect(completed).toHaveLength(10);
    expect(readdirSync(cwd).filter((name) => /lock|tmp/.test(name))).toEqual([]);
  }, 120_000);

  it("keeps valid files whenever a process is killed, and goes on after it", async () => {
    const cwd = await makeWorld();
    for (const wait of [300, 450, 600, 750, 900]) {
      const argv = ["state", "complete", "skill-1"];
      const child = spawn(process.execPath, [...PROCESS_ARGUMENTS, ...argv], {
        cwd,
        stdio: "ignore",
      });
      const ended = once(child, "exit");
      await Promise.race([ended, new Promise((done) => setTimeout(done, wait))]);
      child.kill("SIGKILL");
      await ended;
      expect(validate("world", read(cwd, "world-state.json"))).toEqual([]);
      expect(validate("graph", read(cwd, "entity-graph.json"))).toEqual([]);
    }
    const { code, stderr } = await runProcess(["state", "complete", "skill-2"], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(read(cwd, "world-state.json").active_states).toContain("entity:by-skill-2");
  }, 120_000);
});
