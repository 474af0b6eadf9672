// The four closing criteria of the loop: the planner read preconditions to choose, results changed the world, the graph
// holds the trace, and the next plan differs because of them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validate } from "@ctxfst/schema";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runInProcess } from "./e2e/run-cli.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "closed-loop-"));
  cpSync(join(import.meta.dirname, "../examples/resume"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Edge {
  readonly source: string;
  readonly target: string;
  readonly relation: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

const json = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, file), "utf8"));
const edges = (): readonly Edge[] => json("entity-graph.json").edges as readonly Edge[];
const call = (...words: string[]) => runInProcess(words, { cwd: folder });
const plan = async (): Promise<unknown> =>
  JSON.parse((await call("plan", "entity:learn-kubernetes-path", "--format", "json")).stdout)
    .goals[0].steps;

describe("the closed loop", () => {
  it("is closed: plan, execute, write back, and plan differently because of it", async () => {
    expect(await plan()).toEqual(["analyze-resume", "match-skills", "generate-plan"]);

    const step = await call("run", "--apply", "--max-steps", "1");
    expect(step.code).toBe(3);
    expect(json("world-state.json").active_states).toEqual([
      "entity:has-parsed-resume",
      "entity:has-raw-resume",
      "entity:has-skill-inventory",
    ]);
    expect(await plan()).toEqual(["match-skills", "generate-plan"]);

    const rest = await call("run", "--apply");
    expect(rest.code).toBe(0);
    expect(await plan()).toEqual([]);
    const completed = edges().filter(({ relation }) => relation === "COMPLETED");
    expect(completed.map(({ source, target }) => `${source} ${target}`)).toEqual([
      "analyze-resume entity:has-parsed-resume",
      "analyze-resume entity:has-skill-inventory",
      "generate-plan entity:learn-kubernetes-path",
      "match-skills entity:has-skill-gap-analysis",
    ]);
    for (const { properties } of completed) {
      expect(properties).toMatchObject({
        status: "active",
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        result_summary: expect.stringContaining("[dry-run]"),
      });
    }
  });

  it("leaves files that are valid after every step", async () => {
    for (const steps of ["1", "1", "1"]) {
      await call("run", "--apply", "--max-steps", steps);
      expect(validate("world", json("world-state.json"))).toEqual([]);
      expect(validate("graph", json("entity-graph.json"))).toEqual([]);
    }
  });

  it("is undone to the facts and edges that were there before", async () => {
    const before = { world: json("world-state.json"), edges: edges() };
    await call("run", "--apply");
    const [run = ""] = (await call("runs", "list")).stdout.split(" ");
    const { code, stdout } = await call("run", "--rollback", run);
    expect(stdout).toContain(`${run} is undone · 3 steps`);
    expect(code).toBe(0);
    const { updated_at, ...world } = json("world-state.json");
    const { updated_at: _, ...expected } = before.world;
    expect(world).toEqual(expected);
    expect(edges()).toEqual(before.edges);
  });

  it("keeps what somebody else writes to the world meanwhile, and plans with it", async () => {
    writeFileSync(
      join(folder, "ctxfst.yaml"),
      `goals: [{ id: g, goal: "entity:learn-kubernetes-path" }]
execution:
  analyze-resume: { command: [node, add-fact.mjs] }
  generate-plan: { command: "true" }
`,
    );
    // What the second skill gives is there before it is its turn.
    writeFileSync(
      join(folder, "add-fact.mjs"),
      `import { readFileSync, writeFileSync } from "node:fs";
const world = JSON.parse(readFileSync("world-state.json", "utf8"));
world.active_states.push("entity:has-skill-gap-analysis");
writeFileSync("world-state.json", JSON.stringify(world));`,
    );
    writeFileSync(
      join(folder, "ctxfst.yaml"),
      readFileSync(join(folder, "ctxfst.yaml"), "utf8").concat(
        '  match-skills: { command: "false" }\n',
      ),
    );
    const { code, stdout } = await runInProcess(["run", "g", "--executor", "command"], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? "" },
    });
    expect(stdout).toContain("someone else changed the world: +entity:has-skill-gap-analysis");
    expect(stdout).not.toContain("match-skills failed");
    expect(code).toBe(0);
  });

  it("tells why a fact holds: skill, run, step and evidence", async () => {
    await call("run", "--apply");
    const { stdout } = await call("why", "entity:has-skill-inventory", "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({
      holds: true,
      origin: { skill: "analyze-resume", step: 1, change: "added" },
      given_by: ["analyze-resume"],
      needed_by: ["match-skills"],
    });
  });
});
