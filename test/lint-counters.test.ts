import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countLintWork } from "../bench/lint/count-work.ts";

it("lints generated skills with exactly the work that bench/counters.json says", () => {
  const file = join(import.meta.dirname, "../bench/counters.json");
  const counters = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  expect(countLintWork(200)).toEqual(counters["lint-200"]);
});
