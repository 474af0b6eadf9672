import { runnerNodePath } from "@ctxfst/testkit";
import { expect, it } from "vitest";
import { digestsOfPlans } from "../bench/same-bytes/compare-nodes.ts";

it("plans every skill family to the same bytes, each time and on every Node", async () => {
  const binaries = [process.execPath, runnerNodePath()];
  const [here, ...others] = await digestsOfPlans(binaries, 3);
  expect(here).toMatch(/^[\da-f]{64}$/);
  for (const other of others) expect(other).toBe(here);
});
