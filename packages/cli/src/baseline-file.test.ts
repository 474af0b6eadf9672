import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type BaselineFile,
  baselineFile,
  readBaselineText,
  requireBaseline,
  updateBaseline,
} from "./baseline-file.ts";

let base = "";
let root = "";
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "ctxfst-baseline-")));
  root = join(base, "repository");
  mkdirSync(root);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const named = (name: string): BaselineFile => baselineFile(name, null, root, root) as BaselineFile;
const configured = (name: string): BaselineFile =>
  baselineFile(undefined, name, root, root) as BaselineFile;

describe("a baseline file", () => {
  it.each([
    ["the config", () => configured("b.json")],
    ["the caller", () => named("b.json")],
  ])("of the repository that %s names is read and written in it alone", (_, file) => {
    const victim = join(base, "victim.json");
    writeFileSync(victim, '{"version":1,"findings":[]}');
    symlinkSync(victim, join(root, "b.json"));
    expect(() => requireBaseline(file())).toThrow(/leads out of the repository/);
    expect(() => updateBaseline(file(), [])).toThrow(/leads out of the repository/);
    expect(readFileSync(victim, "utf8")).toBe('{"version":1,"findings":[]}');
  });

  it("that no end is known of is not read", () => {
    symlinkSync("/dev/zero", join(root, "b.json"));
    expect(() => readBaselineText(configured("b.json"))).toThrow(/cannot be read/);
    writeFileSync(join(root, "large.json"), "");
    truncateSync(join(root, "large.json"), 65 * 1024 * 1024);
    expect(() => readBaselineText(configured("large.json"))).toThrow(/over 67108864 bytes/);
  });

  it("may be anywhere else when the caller names it so", () => {
    const outside = named("../b.json");
    expect(updateBaseline(outside, []).said).toContain("0 entries");
    expect(requireBaseline(outside)).toEqual([]);
  });

  it("is written through a link that stays in the repository", () => {
    writeFileSync(join(root, "real.json"), "");
    symlinkSync("real.json", join(root, "b.json"));
    updateBaseline(configured("b.json"), []);
    expect(readFileSync(join(root, "real.json"), "utf8")).toContain('"version": 1');
  });
});
