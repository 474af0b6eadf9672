import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runInProcess } from "./e2e/run-cli.ts";

const EXAMPLE = join(import.meta.dirname, "../examples/loop");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "example-loop-"));
  cpSync(EXAMPLE, folder, {
    recursive: true,
    filter: (path) => !/build$|\.json$|\.ctxfst$/.test(path),
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const env = { PATH: process.env.PATH ?? "" };
const call = (...words: string[]) => runInProcess(words, { cwd: folder, env });

describe("examples/loop", () => {
  it("really builds a page, verified, with its evidence in the graph", async () => {
    const { code, stdout } = await call("run", "--executor", "command");
    expect(stdout).toContain("✓ build-page success: built a page of 2 notes");
    expect(code).toBe(0);
    const page = readFileSync(join(folder, "build/index.html"), "utf8");
    expect(page).toContain("<h1>Bread</h1>\n<p>Let it rise overnight &amp; bake it hot.</p>");
    const { edges } = JSON.parse(readFileSync(join(folder, "entity-graph.json"), "utf8"));
    expect(edges).toContainEqual(
      expect.objectContaining({
        source: "build-page",
        target: "entity:has-page",
        relation: "EVIDENCE",
        properties: expect.objectContaining({
          evidence: expect.objectContaining({
            exit_code: 0,
            verify: expect.objectContaining({ exit_code: 0 }),
          }),
        }),
      }),
    );
    expect((await call("why", "has-page")).stdout).toContain("build-page made it true");
  });

  it("is undone without a trace", async () => {
    await call("run", "--executor", "command");
    const [run = ""] = (await call("runs")).stdout.split(" ");
    expect((await call("run", "--rollback", run)).code).toBe(0);
    expect(existsSync(join(folder, "build/index.html"))).toBe(false);
    expect(existsSync(join(folder, "build/notes.json"))).toBe(false);
  });

  it.each([
    [
      "callback",
      "1 collect-notes success: collect-notes was called\n2 build-page success: build-page was called\ngoal-reached\n",
    ],
    [
      "journal",
      "collect-notes, attempt 1\nbuild-page, attempt 1\nthe process is gone\nbuild-page, attempt 2\ngoal-reached\n",
    ],
    ["simulate", "blocked after 3 executions\n"],
  ])("runs from a program of one's own: library/%s.mjs", (name, expected) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        "--conditions=@ctxfst/source",
        "--import",
        import.meta.resolve("tsx"),
        join(EXAMPLE, `library/${name}.mjs`),
      ],
      { cwd: folder, encoding: "utf8", env },
    );
    expect(stdout, stderr).toBe(expected);
  });
});
