import { expect, it } from "vitest";
import { findLintFault } from "./find-lint-fault.ts";
import { mutatedSkill } from "./mutated-skill.ts";

it("finds nothing wrong with what lint says about 300 mutated skills; npm run soak tries 100,000", () => {
  for (let seed = 0; seed < 300; seed += 1) {
    expect([seed, findLintFault(mutatedSkill(seed))]).toEqual([seed, null]);
  }
}, 60_000);
