import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { skillText } from "@ctxfst/core/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CliResult, runInProcess, writeFiles } from "./e2e/run-cli.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rollback-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const call = (...words: string[]): Promise<CliResult> =>
  runInProcess(words, { cwd: folder, env: { PATH: process.env.PATH ?? "" } });
const runName = (): string =>
  (readdirSync(join(folder, ".ctxfst/runs")).sort().at(-1) ?? "").replace(".jsonl", "");
const facts = (): unknown =>
  JSON.parse(readFileSync(join(folder, "world-state.json"), "utf8")).active_states;
const lines = (file: string): string => readFileSync(join(folder, file), "utf8").trim();

/** Three skills in a row, performed as these entries say. */
async function runChain(a: string, b: string, c: string, ...words: string[]): Promise<CliResult> {
  writeFiles(folder, {
    "ctxfst.yaml": `goals: [{ id: g, goal: "entity:c" }]\nexecution:\n  a: ${a}\n  b: ${b}\n  c: ${c}\n`,
    "skills/a/SKILL.md": skillText({ name: "a", postconditions: ["entity:a"] }),
    "skills/b/SKILL.md": skillText({
      name: "b",
      preconditions: ["entity:a"],
      postconditions: ["entity:b", "NOT entity:a"],
    }),
    "skills/c/SKILL.md": skillText({
      name: "c",
      preconditions: ["entity:b"],
      postconditions: ["entity:c"],
    }),
  });
  return call("run", "g", "--executor", "command", ...words);
}
const step = (name: string): string =>
  `{ command: "echo ${name} >> done", compensate: "echo ${name} >> undone" }`;

describe("a rollback", () => {
  it("runs compensations newest first, once, and sets facts back, removed ones too", async () => {
    expect((await runChain(step("a"), step("b"), step("c"))).code).toBe(0);
    expect(facts()).toEqual(["entity:b", "entity:c"]);
    expect((await call("run", "--rollback", runName())).code).toBe(0);
    expect((await call("run", "--rollback", runName())).code).toBe(0);
    expect(lines("undone")).toBe("c\nb\na");
    expect(facts()).toEqual([]);
  });

  it("stops at a step without compensation, says so, and goes on once there is one", async () => {
    await runChain(step("a"), '{ command: "true" }', step("c"));
    const { code, stdout } = await call("run", "--rollback", runName());
    expect(code).toBe(1);
    expect(stdout).toContain("add execution.b.compensate to the config");
    expect(lines("undone")).toBe("c");
    expect(facts()).toEqual(["entity:b"]);
    const config = readFileSync(join(folder, "ctxfst.yaml"), "utf8");
    writeFileSync(
      join(folder, "ctxfst.yaml"),
      config.replace('b: { command: "true" }', `b: ${step("b")}`),
    );
    expect((await call("run", "--rollback", runName())).code).toBe(0);
    expect(lines("undone")).toBe("c\nb\na");
  });

  it("stops where a compensation fails, and tries that one again", async () => {
    const b = '{ command: "true", compensate: "test -f allowed && echo b >> undone" }';
    await runChain(step("a"), b, step("c"));
    const { code, stdout } = await call("run", "--rollback", runName());
    expect(code).toBe(1);
    expect(stdout).toContain("the compensation failed, it exited with 1");
    writeFileSync(join(folder, "allowed"), "");
    expect((await call("run", "--rollback", runName())).code).toBe(0);
    expect(lines("undone")).toBe("c\nb\na");
  });

  it("leaves alone what is as it was before the step", async () => {
    const a = '{ command: "echo x > out", compensate: "echo a >> undone", artifacts: out }';
    await runChain(a, step("b"), step("c"));
    rmSync(join(folder, "out"));
    const { code, stdout } = await call("run", "--rollback", runName());
    expect(code).toBe(0);
    expect(stdout).toContain("a already undone");
    expect(lines("undone")).toBe("c\nb");
  });

  it("does not touch what somebody changed since", async () => {
    const c = '{ command: "echo x > out", compensate: "rm out", artifacts: out }';
    await runChain(step("a"), step("b"), c);
    writeFileSync(join(folder, "out"), "mine\n");
    const { code, stdout } = await call("run", "--rollback", runName());
    expect(code).toBe(1);
    expect(stdout).toContain("undo conflict: somebody changed out since");
    expect(lines("out")).toBe("mine");
    expect(facts()).toEqual(["entity:b", "entity:c"]);
  });

  it("undoes what a failed run did before it failed", async () => {
    const failed = await runChain(step("a"), step("b"), '{ command: "exit 1" }');
    expect(failed.code).toBe(1);
    expect((await call("run", "--rollback", runName())).code).toBe(0);
    expect(lines("undone")).toBe("b\na");
    const edges = JSON.parse(readFileSync(join(folder, "entity-graph.json"), "utf8")).edges;
    expect(edges.filter((edge: { relation: string }) => edge.relation === "BLOCKED_BY")).toEqual(
      [],
    );
  });

  it("keeps what a later run wrote", async () => {
    await runChain(step("a"), step("b"), step("c"));
    const first = runName();
    await call("state", "remove", "entity:c");
    await call("state", "complete", "c", "--summary", "by hand");
    expect((await call("run", "--rollback", first)).code).toBe(0);
    const world = JSON.parse(readFileSync(join(folder, "world-state.json"), "utf8"));
    expect(world.completed_skills).toMatchObject([{ skill: "c", summary: "by hand" }]);
  });

  it("leaves nothing to go on with", async () => {
    await runChain(step("a"), step("b"), step("c"), "--max-steps", "1");
    await call("run", "--rollback", runName());
    const { code, stdout } = await call("run", "--resume", runName());
    expect(code).toBe(3);
    expect(stdout).toContain("the limit came first");
  });
});
