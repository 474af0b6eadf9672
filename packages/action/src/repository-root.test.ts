import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { pathPrefix, repositoryRoot } from "./repository-root.ts";

const workspace = mkdtempSync(join(tmpdir(), "ctxfst-root-"));
mkdirSync(join(workspace, "head/.git"), { recursive: true });
mkdirSync(join(workspace, "head/plugins/a"), { recursive: true });
mkdirSync(join(workspace, "other"));
afterAll(() => rmSync(workspace, { recursive: true }));

describe("repositoryRoot", () => {
  it("is the checkout below the workspace that holds the folder", () => {
    expect(repositoryRoot(workspace, join(workspace, "head/plugins/a"))).toBe(
      join(workspace, "head"),
    );
  });

  it("is the workspace without a checkout", () => {
    expect(repositoryRoot(workspace, join(workspace, "other"))).toBe(workspace);
  });
});

describe("pathPrefix", () => {
  it("is empty at the root and ends in a slash below it", () => {
    expect(pathPrefix("/r", "/r")).toBe("");
    expect(pathPrefix("/r", "/r/a/b")).toBe("a/b/");
  });
});
