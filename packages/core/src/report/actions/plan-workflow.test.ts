import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type PlannedJob, plansMatrix, plansWorkflow } from "./index.ts";

const job = (skill: string, fields: Partial<PlannedJob> = {}): PlannedJob => ({
  skill,
  file: `skills/${skill}/SKILL.md`,
  cost: 3,
  wave: 1,
  needs: [],
  command: null,
  ...fields,
});

const OPENING = "$".concat("{{");
const ESCAPED: string = `${OPENING} '${OPENING}' }}`;

const JOBS = [
  job("a"),
  job("b", { command: ["make", "it's b"] }),
  job("c", { wave: 2, needs: [0, 1] }),
];

describe("plansWorkflow", () => {
  it("has a job a step, which needs those it waits for", () => {
    const { jobs } = parse(plansWorkflow([{ id: "g", jobs: JOBS }]));
    expect(Object.keys(jobs)).toEqual(["step-1", "step-2", "step-3"]);
    expect(jobs["step-3"].needs).toEqual(["step-1", "step-2"]);
    expect(jobs["step-1"].needs).toBeUndefined();
  });

  it("runs the command of the config, word by word", () => {
    const { jobs } = parse(plansWorkflow([{ id: "g", jobs: JOBS }]));
    expect(jobs["step-2"].steps[1].run).toBe("make 'it'\\''s b'");
  });

  it.each([
    "a: b\n  evil: true",
    "x\"'#`$(id)`",
    `${OPENING} github.token }}`,
    "\u2028\u202e*&!|>%@",
  ])("keeps %j a text", (name) => {
    const text = plansWorkflow([{ id: name, jobs: [job(name)] }]);
    const { jobs } = parse(text);
    const step = jobs["step-1"].steps[1];
    const shown = (value: string): string => value.replaceAll(ESCAPED, OPENING);
    expect(shown(step.env.CTXFST_SKILL)).toBe(name);
    expect(step.run).not.toContain(name);
    expect(text.replaceAll(ESCAPED, "")).not.toContain(OPENING);
  });

  it("has a job where there is nothing to do", () => {
    expect(Object.keys(parse(plansWorkflow([{ id: "g", jobs: [] }])).jobs)).toHaveLength(1);
  });
});

describe("plansMatrix", () => {
  it("has a matrix a wave, over all goals", () => {
    expect(
      plansMatrix([
        { id: "g", jobs: JOBS },
        { id: "h", jobs: [job("d")] },
      ]),
    ).toEqual({
      waves: [
        {
          include: [
            { goal: "g", skill: "a", file: "skills/a/SKILL.md", step: 1, wave: 1, cost: 3 },
            { goal: "g", skill: "b", file: "skills/b/SKILL.md", step: 2, wave: 1, cost: 3 },
            { goal: "h", skill: "d", file: "skills/d/SKILL.md", step: 1, wave: 1, cost: 3 },
          ],
        },
        {
          include: [
            { goal: "g", skill: "c", file: "skills/c/SKILL.md", step: 3, wave: 2, cost: 3 },
          ],
        },
      ],
    });
  });
});
