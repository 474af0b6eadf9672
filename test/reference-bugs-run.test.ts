// What the reference CtxFST does wrong in running its loop, and what is done here in its place. The numbers are those of
// the recorded cases' `upstream_bug`; those of choosing, planning and drawing are in reference-bugs.test.ts.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validate } from "@ctxfst/schema";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryRun } from "../packages/core/src/testing/memory-run.ts";
import { runInProcess } from "./e2e/run-cli.ts";

const GOAL = "entity:goal";

describe("running", () => {
  it("B02: a skill that adds nothing is not run until the limit", async () => {
    const { state, executed } = await memoryRun(
      { refresh: { postconditions: ["entity:data"], idempotent: true } },
      GOAL,
      { strategy: "greedy" },
    );
    expect(executed).toEqual(["refresh"]);
    expect(state.end?.reason).toBe("no-progress");
  });

  it("B03: a failure does not complete a skill, in this session or the next", async () => {
    const skills = { once: { postconditions: [GOAL] } };
    let calls = 0;
    const first = await memoryRun(skills, GOAL, {
      retries: { once: 1 },
      execute: () => {
        calls += 1;
        return { result: calls === 1 ? "failed" : "success" };
      },
    });
    expect(first.executed).toEqual(["once", "once"]);
    const next = await memoryRun(skills, GOAL, { history: [{ skill: "once", result: "failed" }] });
    expect(next.state.end?.reason).toBe("goal-reached");
  });

  it("B05: skip is no completion, and no second question", async () => {
    const { state, executed } = await memoryRun(
      { s: { postconditions: [GOAL], idempotent: true } },
      GOAL,
      { execute: () => ({ result: "skipped" }) },
    );
    expect(executed).toEqual(["s"]);
    expect(state.steps).toMatchObject([{ status: "skipped", added: [] }]);
  });

  it("B10: without a plan nothing is executed", async () => {
    const { state, executed } = await memoryRun({ other: { postconditions: ["entity:x"] } }, GOAL, {
      strategy: "lookahead",
    });
    expect(executed).toEqual([]);
    expect(state.end).toEqual({ reason: "no-plan", detail: GOAL });
  });

  it("B11: lookahead runs a skill without a cost", async () => {
    const { state } = await memoryRun({ s: { postconditions: [GOAL] } }, GOAL, {
      strategy: "lookahead",
    });
    expect(state.end?.reason).toBe("goal-reached");
  });

  it("B17: an unknown result is a failure that stops the run", async () => {
    const { state, executed } = await memoryRun(
      { a: { postconditions: [GOAL] }, b: { postconditions: [GOAL] } },
      GOAL,
      { execute: () => ({ result: "ok" }) as never },
    );
    expect(executed).toEqual(["a"]);
    expect(state.end?.reason).toBe("failure");
  });

  it("B26: what a person said of a plan holds for the rest of the run", async () => {
    const answers = [
      { decision: "change", skip: ["cheap"], force: [] } as const,
      { decision: "accept" } as const,
      { decision: "accept" } as const,
    ];
    const { executed } = await memoryRun(
      {
        cheap: { postconditions: ["entity:a"], cost: "low" },
        dear: { postconditions: ["entity:a"], cost: "high" },
        last: { preconditions: ["entity:a"], postconditions: [GOAL] },
      },
      GOAL,
      {
        critique: true,
        strategy: "lookahead",
        ports: { critique: async () => answers.shift() ?? null },
      },
    );
    expect(executed).toEqual(["dear", "last"]);
  });
});

describe("running on disk", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "reference-bugs-"));
    cpSync(join(import.meta.dirname, "../examples/resume"), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const call = (...words: string[]) => runInProcess(words, { cwd: folder });

  it("B04: what is half done leaves a graph that follows its schema", async () => {
    const result = '{"result":"partial","new_states":["entity:has-parsed-resume"]}';
    const command = `echo '${result}' > $CTXFST_RESULT`;
    const config = `execution: { analyze-resume: { command: ${JSON.stringify(command)} }, match-skills: { command: "true" }, generate-plan: { command: "true" } }\n`;
    appendFileSync(join(folder, "ctxfst.yaml"), config);
    await runInProcess(["run", "--executor", "command", "--max-steps", "1"], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? "" },
    });
    const graph = read("entity-graph.json");
    expect(validate("graph", graph)).toEqual([]);
    expect(graph.edges).toContainEqual(
      expect.objectContaining({
        relation: "COMPLETED",
        target: "entity:has-parsed-resume",
        properties: expect.objectContaining({ status: "active", outcome: "partial" }),
      }),
    );
  });

  it("B06: facts of the world and COMPLETED edges agree, and both ends of an edge are nodes", async () => {
    await call("run", "--apply");
    const { edges, nodes } = read("entity-graph.json");
    const completed = edges.filter(
      ({ relation }: { relation: string }) => relation === "COMPLETED",
    );
    const reached = completed.map(({ target }: { target: string }) => target);
    expect([...reached, "entity:has-raw-resume"].sort()).toEqual(
      read("world-state.json").active_states,
    );
    const ids = nodes.map(({ id }: { id: string }) => id);
    for (const { source, target } of completed)
      expect(ids).toEqual(expect.arrayContaining([source, target]));
  });

  it("B22: each step is written before the next one begins", async () => {
    const { code } = await call("run", "--apply", "--max-steps", "1");
    expect(code).toBe(3);
    expect(read("world-state.json").completed_skills).toHaveLength(1);
  });

  it("B23: nobody at the terminal is no failure of a skill", async () => {
    const { code } = await call("run", "--executor", "interactive");
    expect(code).toBe(4);
    expect(read("world-state.json").completed_skills).toEqual([]);
  });

  it("B24: a dry run writes nothing that it is not told to", async () => {
    const before = readdirSync(folder).sort();
    const world = readFileSync(join(folder, "world-state.json"), "utf8");
    expect((await call("run")).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(before);
    expect(readFileSync(join(folder, "world-state.json"), "utf8")).toBe(world);
    expect(existsSync(join(folder, ".ctxfst"))).toBe(false);
  });
});

describe("the bugs of the reference", () => {
  it("have a test each, named by their number", () => {
    const folders = [import.meta.dirname, join(import.meta.dirname, "../packages/core/src")];
    const texts = folders.flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".test.ts") && !file.startsWith("e2e/"))
        .map((file) => readFileSync(join(root, file), "utf8")),
    );
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\bit\(\s*"(?:(B\d\d): |[^"]*\((B\d\d)\)")/g)].map(
        (match) => match[1] ?? match[2],
      ),
    );
    const all = Array.from({ length: 28 }, (_, i) => `B${String(i + 1).padStart(2, "0")}`);
    expect(all.filter((bug) => !named.includes(bug))).toEqual([]);
  });
});
