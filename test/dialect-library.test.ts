// A library as people write them who know nothing of facts: 112 skills that name each other in `coordination` and pass
// artifacts on in `composition`, with circles in both, and artifacts that only the outside world has.
import {
  type Config,
  goalOfConditions,
  lint,
  planGoal,
  resolveGoals,
  selectCandidates,
} from "@ctxfst/core";
import { repositoryOf, skillText } from "@ctxfst/core/testing";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../packages/core/src/config/config.ts";

const GROUPS = 16;
const STEPS = ["gather", "sort", "draft", "check", "mend", "ship", "look-back"] as const;
const SECONDS = 1;

const nameOf = (group: number, step: number): string => `${STEPS[step]}-${group}`;
const artifactOf = (group: number, step: number): string => `${STEPS[step]} notes ${group}`;

/** Each group is a row of steps; the last enables the first again, and every step takes what the one before made. */
function fieldsOf(group: number, step: number): Readonly<Record<string, unknown>> {
  const before = step === 0 ? STEPS.length - 1 : step - 1;
  const after = (step + 1) % STEPS.length;
  const consumes = step === 0 ? [`brief ${group}`] : [artifactOf(group, before)];
  return {
    name: nameOf(group, step),
    coordination: {
      group: `group-${group}`,
      order: step,
      requires: step === 3 ? [nameOf(group, 2)] : [],
      enables: [nameOf(group, after)],
    },
    composition: { consumes, produces: [artifactOf(group, step)] },
  };
}

const files = Object.fromEntries(
  Array.from({ length: GROUPS }, (_, group) =>
    STEPS.map((_, step): [string, string] => [
      `skills/${nameOf(group, step)}/SKILL.md`,
      skillText(fieldsOf(group, step)),
    ]),
  ).flat(),
);

const external = Array.from({ length: GROUPS }, (_, group) => `artifact:brief-${group}`);
const config = { ...DEFAULT_CONFIG, external };
const repository = repositoryOf(files, config);
const names = [...repository.byName.keys()];
const clock = { now: () => performance.now() / 1000, memory: () => 0 };
const goalOf = (name: string, from: Config = config) =>
  goalOfConditions([`done:${name}`], from, { world: [] });

describe("a library of 112 skills in dialects", () => {
  it("has all of its skills", () => {
    expect(names).toHaveLength(112);
  });

  it("hears of every circle once, and none of them is an error", () => {
    const { findings } = lint(repository, config, { aggregate: false });
    const circles = findings.filter(({ rule }) => rule === "dependency-cycle");
    expect(circles.map(({ severity }) => severity)).toEqual(
      Array.from({ length: GROUPS }, () => "warning"),
    );
  });

  it("reaches every skill within a second, circles or not, with what the outside world has", () => {
    for (const name of names) {
      const { plan } = planGoal(repository, goalOf(name), { limits: { seconds: SECONDS }, clock });
      expect(plan, name).toMatchObject({ status: "found", optimal: true });
    }
  });

  it("names the artifact that is missing when the outside world does not have it", () => {
    const { plan } = planGoal(repository, goalOf("ship-3", DEFAULT_CONFIG));
    expect(plan).toMatchObject({
      status: "unsolvable",
      missing: [{ fact: "artifact:brief-3", neededBy: ["gather-3"] }],
    });
  });

  it("reaches every goal that its skills suggest", () => {
    for (const goal of resolveGoals(repository, config, { world: [] })) {
      const { plan } = planGoal(repository, goal, { limits: { seconds: SECONDS }, clock });
      expect(plan.status, goal.id).toBe("found");
    }
  });

  it("knows the next step towards every skill", () => {
    for (const name of names) {
      const { goal } = goalOf(name);
      const selection = selectCandidates(
        repository.byName.values(),
        { goal, facts: external, runs: [], subgraph: [] },
        { limits: { seconds: SECONDS }, clock },
      );
      const group = name.slice(name.lastIndexOf("-") + 1);
      expect(selection.candidates.map((candidate) => candidate.name)).toEqual([`gather-${group}`]);
    }
  });
});
