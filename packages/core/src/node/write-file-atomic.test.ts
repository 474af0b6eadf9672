import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CtxfstError } from "../base/errors.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

describe("writeFileAtomic", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ctxfst-write-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("creates a file and leaves nothing beside it", () => {
    writeFileAtomic(join(folder, "a.json"), "{}\n");
    expect(readdirSync(folder)).toEqual(["a.json"]);
    expect(readFileSync(join(folder, "a.json"), "utf8")).toBe("{}\n");
  });

  it("keeps the mode of the file it replaces", () => {
    const file = join(folder, "a");
    writeFileSync(file, "old");
    chmodSync(file, 0o600);
    writeFileAtomic(file, "new");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("writes through a symbolic link", () => {
    writeFileSync(join(folder, "real"), "old");
    symlinkSync("real", join(folder, "link"));
    writeFileAtomic(join(folder, "link"), "new");
    expect(readFileSync(join(folder, "real"), "utf8")).toBe("new");
  });

  it("says which file could not be written, and leaves nothing behind", () => {
    const file = join(folder, "taken");
    mkdirSync(join(file, "inside"), { recursive: true });
    expect(() => writeFileAtomic(file, "x")).toThrow(CtxfstError);
    expect(readdirSync(folder)).toEqual(["taken"]);
  });
});
