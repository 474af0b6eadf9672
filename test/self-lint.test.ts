import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const ctxfst = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, "packages/cli/bin/ctxfst.js"), ...args], {
    cwd,
    encoding: "utf8",
  });

describe("our own skills", () => {
  it("have no error and no warning", () => {
    const { stdout } = ctxfst(ROOT, "lint", "--format", "json");
    const { summary, findings } = JSON.parse(stdout);
    expect({
      ...summary,
      findings: findings.filter((f: { severity: string }) => f.severity !== "info"),
    }).toMatchObject({
      errors: 0,
      warnings: 0,
      findings: [],
    });
  });

  it("reach every goal, and the committed graph is true", () => {
    const { status, stdout, stderr } = ctxfst(ROOT, "check");
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: "" });
  });

  it("need the review: without it the release is out of reach, and the missing fact is named", () => {
    const scratch = mkdtempSync(join(tmpdir(), "ctxfst-self-"));
    spawnSync("cp", ["-r", join(ROOT, "skills"), join(ROOT, "ctxfst.yaml"), scratch]);
    rmSync(join(scratch, "skills/review-change"), { recursive: true });
    const { status, stdout } = ctxfst(scratch, "check");
    rmSync(scratch, { recursive: true, force: true });
    expect(status).toBe(1);
    expect(stdout).toContain("entity:change-reviewed");
  });
});
