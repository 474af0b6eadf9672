import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRule, readArguments } from "../scripts/new-rule.ts";

const CORE = join(import.meta.dirname, "../packages/core/src");

describe("npm run new:rule", () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), "ctxfst-new-rule-"));
    for (const folder of ["rules", "report/messages"]) {
      cpSync(join(CORE, folder), join(copy, folder), { recursive: true });
    }
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  const read = (path: string): string => readFileSync(join(copy, path), "utf8");

  it("writes the rule and its page", () => {
    createRule({ category: "file", id: "own-thing", severity: "warning" }, copy);
    expect(read("rules/file/own-thing.ts")).toContain("export const ownThing: SkillRule");
    expect(read("rules/file/own-thing.md")).toMatch(/## Reported[\s\S]*## Accepted/);
  });

  it("adds the rule to its category in order of ids", () => {
    createRule({ category: "file", id: "own-thing", severity: "warning" }, copy);
    const index = read("rules/file/index.ts");
    const imported = [...index.matchAll(/from "\.\/([\w-]+)\.ts"/g)].map(([, file]) => file);
    expect(imported).toContain("own-thing");
    expect(imported).toEqual([...imported].sort());
    expect(index).toMatch(/\n {2}ownThing,\n/);
  });

  it("puts a rule first or last where that is its place", () => {
    createRule({ category: "linter", id: "aa-first", severity: "info" }, copy);
    createRule({ category: "linter", id: "zz-last", severity: "info" }, copy);
    const index = read("rules/linter/index.ts");
    const imported = [...index.matchAll(/from "\.\/([\w-]+)\.ts"/g)].map(([, file]) => file);
    expect(imported).toEqual([...imported].sort());
    expect([imported[0], imported.at(-1)]).toEqual(["aa-first", "zz-last"]);
  });

  it("gives it words", () => {
    createRule({ category: "file", id: "own-thing", severity: "warning" }, copy);
    expect(read("report/messages/file.ts")).toContain('"own-thing": ({ found })');
  });

  it("does not touch a rule that exists, or a category that does not", () => {
    expect(() => createRule({ category: "file", id: "bom", severity: "error" }, copy)).toThrow(
      "rule bom exists",
    );
    expect(() => createRule({ category: "flour", id: "own", severity: "error" }, copy)).toThrow(
      "no category flour",
    );
    expect(existsSync(join(copy, "rules/flour"))).toBe(false);
  });

  it.each([[["file"]], [["file", "Own_Thing"]], [["file", "own", "--severity", "fatal"]]])(
    "says how it is called: %j",
    (args) => expect(() => readArguments(args)).toThrow("usage: npm run new:rule"),
  );

  it("runs as a script and fails with exit code 2 without arguments", () => {
    const script = join(import.meta.dirname, "../scripts/new-rule.ts");
    const run = spawnSync(process.execPath, [join(script, "../run-source.mjs"), script], {
      encoding: "utf8",
    });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain("usage: npm run new:rule");
  });
});
