import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { defaultFailOn, readTrigger } from "./trigger.ts";

const folder = mkdtempSync(join(tmpdir(), "ctxfst-trigger-"));
afterAll(() => rmSync(folder, { recursive: true }));

function trigger(event: string, payload: unknown) {
  const file = join(folder, "event.json");
  writeFileSync(file, typeof payload === "string" ? payload : JSON.stringify(payload));
  return readTrigger({ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file });
}

const sha = "0123456789abcdef0123456789abcdef01234567";

describe("readTrigger", () => {
  it.each([
    ["pull_request", { pull_request: { base: { sha } } }],
    ["merge_group", { merge_group: { base_sha: sha } }],
    ["push", { before: sha }],
  ])("finds the base of %s", (event, payload) => {
    expect(trigger(event, payload).base).toBe(sha);
  });

  it.each([
    ["a first push", { before: "0".repeat(40) }],
    ["an option in place of a commit", { before: "--output=x" }],
    ["a value of another type", { before: [sha] }],
    ["a payload that is not JSON", "{"],
    ["a payload that is not an object", "null"],
  ])("takes no base from %s", (_, payload) => {
    expect(trigger("push", payload).base).toBeNull();
  });

  it("does without a payload", () => {
    expect(readTrigger({})).toEqual({ event: "", isGate: false, base: null });
  });
});

describe("defaultFailOn", () => {
  it.each([
    ["pull_request", "error"],
    ["merge_group", "error"],
    ["push", "never"],
    ["schedule", "never"],
    ["", "never"],
  ])("for %j is %s", (event, failOn) => {
    expect(defaultFailOn(readTrigger({ GITHUB_EVENT_NAME: event }))).toBe(failOn);
  });
});
