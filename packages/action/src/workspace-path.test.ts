import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insideWorkspace, writeInsideWorkspace } from "./workspace-path.ts";

let outer: string;
let workspace: string;

beforeEach(() => {
  outer = realpathSync(mkdtempSync(join(tmpdir(), "ctxfst-path-")));
  workspace = join(outer, "repo");
  mkdirSync(join(workspace, "sub"), { recursive: true });
  writeFileSync(join(outer, "secret"), "secret");
});
afterEach(() => rmSync(outer, { recursive: true }));

describe("insideWorkspace", () => {
  it.each([".", "sub", "sub/new/file.json", "./x", "..x"])("accepts %j", (path) => {
    expect(insideWorkspace(workspace, workspace, path, "config")).toBe(join(workspace, path));
  });

  it.each(["..", "../secret", "sub/../../secret", "/etc/passwd"])("refuses %j", (path) => {
    expect(() => insideWorkspace(workspace, workspace, path, "config")).toThrow(
      "it leads out of the workspace",
    );
  });

  it("resolves against the base", () => {
    expect(insideWorkspace(workspace, join(workspace, "sub"), "../x", "config")).toBe(
      join(workspace, "x"),
    );
  });

  it("refuses a link that leads out, and anything below it", () => {
    symlinkSync(outer, join(workspace, "link"));
    for (const path of ["link", "link/secret", "link/new/file"]) {
      expect(() => insideWorkspace(workspace, workspace, path, "config")).toThrow(
        "out of the workspace",
      );
    }
  });

  it("refuses a link to a place that does not exist", () => {
    symlinkSync(join(outer, "nowhere"), join(workspace, "link"));
    expect(() => insideWorkspace(workspace, workspace, "link", "config")).toThrow(
      "out of the workspace",
    );
  });

  it("accepts a link that stays inside", () => {
    symlinkSync("sub", join(workspace, "link"));
    expect(insideWorkspace(workspace, workspace, "link", "config")).toBe(join(workspace, "link"));
  });
});

describe("writeInsideWorkspace", () => {
  const write = (path: string) =>
    writeInsideWorkspace(workspace, join(workspace, path), "text", "report-file");

  it("makes folders and replaces a file", () => {
    write("out/report.json");
    write("out/report.json");
    expect(readFileSync(join(workspace, "out/report.json"), "utf8")).toBe("text");
  });

  it.each([".git/config", "sub/.GIT/hooks/x"])("refuses %j", (path) => {
    expect(() => write(path)).toThrow("nothing is written into .git");
  });

  it("refuses .git behind a link of another name", () => {
    mkdirSync(join(workspace, ".git/hooks"), { recursive: true });
    symlinkSync(".git/hooks", join(workspace, "out"));
    expect(() => write("out/pre-commit")).toThrow("nothing is written into .git");
    expect(() => write("out/new/file")).toThrow("nothing is written into .git");
  });

  it("refuses to write through a link or over a folder", () => {
    symlinkSync(join(outer, "secret"), join(workspace, "link"));
    expect(() => write("link")).toThrow("not a file");
    expect(() => write("sub")).toThrow("not a file");
    expect(readFileSync(join(outer, "secret"), "utf8")).toBe("secret");
  });

  it("says which file could not be written", () => {
    writeFileSync(join(workspace, "plain"), "");
    expect(() => write("plain/x.json")).toThrow('cannot write "plain/x.json"');
  });
});
