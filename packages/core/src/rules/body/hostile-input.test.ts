import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/repository-of.ts";
import { lint } from "../run-lint.ts";
import { bodyRules } from "./index.ts";

const FRONT = "---\nname: demo\ndescription: Does one small thing.\n---\n\n";
const ONLY = new Set(bodyRules.map(({ meta }) => meta.id));
const COUNT = 30_000;

/** Things that a rule looks at one by one, thousands of them, each with an own number. */
const PARTS: readonly (readonly [string, (i: number) => string])[] = [
  ["variables of a host", (i) => `\${CLAUDE_X${i}} \`a\`\n`],
  ["home folders between code", (i) => `\`a\` /Users/janet${i}/x\n`],
  ["home folders in one line", (i) => `/Users/janet${i}/x `],
  ["links", (i) => `[a](b${i}.md) `],
  ["commands that run when the skill loads", (i) => `!\`run${i}\` `],
];

describe("body rules", () => {
  it.each(PARTS)("end soon on %s", (_, part) => {
    const text = Array.from({ length: COUNT }, (_unused, i) => part(i)).join("");
    const repository = repositoryOf({ "skills/demo/SKILL.md": FRONT + text });
    const start = performance.now();
    lint(repository, DEFAULT_CONFIG, { only: ONLY });
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
