import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requireOwnFile } from "./require-own-file.ts";

let base: string;
let root: string;

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "ctxfst-own-")));
  root = join(base, "repo");
  mkdirSync(join(root, ".git/hooks"), { recursive: true });
  mkdirSync(join(root, "skills"));
  writeFileSync(join(base, "outside.json"), "{}");
});
afterEach(() => rmSync(base, { recursive: true }));

const check = (path: string) => () => requireOwnFile(root, path);

describe("requireOwnFile", () => {
  it("accepts a file, one that does not exist yet, and a link inside the checkout", () => {
    writeFileSync(join(root, "a.json"), "{}");
    symlinkSync("a.json", join(root, "link.json"));
    symlinkSync("skills", join(root, "folder"));
    for (const path of ["a.json", "link.json", "new/b.json", "folder/new/c.json"]) {
      expect(check(path)).not.toThrow();
    }
  });

  it("refuses links out of the checkout, for the file and for a folder above it", () => {
    symlinkSync("../outside.json", join(root, "a.json"));
    symlinkSync("..", join(root, "up"));
    for (const path of ["a.json", "up/outside.json", "up/new.json", "up/new/x.json"]) {
      expect(check(path)).toThrow("out of the repository");
    }
  });

  it("refuses links into .git", () => {
    symlinkSync(".git/hooks", join(root, "out"));
    expect(check("out/pre-commit")).toThrow("out of the repository");
  });

  it("refuses a dangling link, and what is no file", () => {
    symlinkSync("nowhere", join(root, "a.json"));
    expect(check("a.json")).toThrow("leads nowhere");
    expect(check("skills")).toThrow("not a file");
  });
});
