import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprintFiles } from "./fingerprint.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("fingerprintFiles", () => {
  it("differs with the content of a file", () => {
    writeFileSync(join(root, "out"), "one");
    const before = fingerprintFiles(root, ["out"]);
    writeFileSync(join(root, "out"), "two");
    expect(fingerprintFiles(root, ["out"])).not.toEqual(before);
  });

  it("waits for no pipe", () => {
    execFileSync("mkfifo", [join(root, "out")]);
    expect(Object.keys(fingerprintFiles(root, ["out"]))).toEqual(["out"]);
  });
});
