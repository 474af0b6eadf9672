import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { lateOptimisation } from "./tune-runtime.ts";

it("names a flag that this version of Node knows, if any", () => {
  const flag = lateOptimisation(process.versions.v8);
  const { status, stderr } = spawnSync(process.execPath, [
    ...(flag === null ? [] : [flag]),
    "-e",
    "",
  ]);
  expect([status, stderr.toString()]).toEqual([0, ""]);
});

it("knows no flag of other versions", () => {
  expect(lateOptimisation("12.4.254.21-node.33")).toBeNull();
});
