import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runRanker } from "./run-ranker.ts";

const ROOT = mkdtempSync(join(tmpdir(), "ctxfst-ranker-"));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

function ranker(name: string, code: string): string {
  writeFileSync(join(ROOT, name), code);
  return name;
}

const INPUT = { candidates: [{ name: "a" }, { name: "b" }] };

describe("runRanker", () => {
  it("gives the order that the module answers", async () => {
    const module = ranker(
      "reverse.mjs",
      "export const rank = async ({ candidates }) => candidates.map((c) => c.name).reverse();",
    );
    const answer = await runRanker(ROOT, { module, input: INPUT, seconds: 10 });
    expect(answer).toEqual({ kind: "order", order: ["b", "a"] });
  });

  it("ends a module that never does", async () => {
    const module = ranker("loop.mjs", "export default () => { for (;;) {} };");
    const answer = await runRanker(ROOT, { module, input: INPUT, seconds: 0.5 });
    expect(answer).toEqual({ kind: "timeout", seconds: 0.5 });
  });

  it("tells what a module throws", async () => {
    const module = ranker("throw.mjs", 'export const rank = () => { throw new Error("no"); };');
    const answer = await runRanker(ROOT, { module, input: INPUT, seconds: 10 });
    expect(answer).toEqual({ kind: "failed", message: "no" });
  });

  it("notices a module that ends the thread", async () => {
    const module = ranker("exit.mjs", "export const rank = () => process.exit(0);");
    const answer = await runRanker(ROOT, { module, input: INPUT, seconds: 10 });
    expect(answer).toMatchObject({ kind: "failed" });
  });

  it("refuses a module outside of the checkout", () => {
    expect(() => runRanker(ROOT, { module: "../x.mjs", input: INPUT, seconds: 1 })).toThrow(
      /ranker\.module/,
    );
  });
});
