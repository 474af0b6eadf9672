import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_CONFIG } from "@ctxfst/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { placeOptions } from "./resume-run.ts";
import { withJournal } from "./with-journal.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "journal-"));
  mkdirSync(join(folder, "root/.ctxfst/runs"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (): Promise<unknown> =>
  withJournal(join(folder, "root"), "r", false, () => Promise.resolve(null));

describe("withJournal", () => {
  it("cuts no file outside the repository that a link makes a journal of", async () => {
    const outside = join(folder, "precious.txt");
    writeFileSync(outside, "no newline at the end");
    symlinkSync(outside, join(folder, "root/.ctxfst/runs/r.jsonl"));
    await expect(open()).rejects.toMatchObject({ code: "write-failed" });
    expect(readFileSync(outside, "utf8")).toBe("no newline at the end");
  });

  it("opens a journal of the repository", async () => {
    expect(await open()).toBeNull();
  });
});

describe("placeOptions", () => {
  const state = (world: string): Parameters<typeof placeOptions>[1] =>
    ({ files: { world, graph: DEFAULT_CONFIG.graph.file } }) as never;

  it("goes back to the files of the run", () => {
    const root = join(folder, "root");
    expect(placeOptions({}, state("world-state.json"), root)).toMatchObject({
      state: join(root, "world-state.json"),
    });
  });

  it("writes to no place outside that only the journal names", () => {
    expect(() => placeOptions({}, state("/etc/world.json"), join(folder, "root"))).toThrow(
      expect.objectContaining({ code: "usage" }),
    );
  });
});
