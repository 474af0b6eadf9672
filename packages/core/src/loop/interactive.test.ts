import { describe, expect, it } from "vitest";
import { memoryRun, runModelOf } from "../testing/memory-run.ts";
import type { SkillFields } from "../testing/skill-text.ts";
import { critiqueDialogue } from "./critique-dialogue.ts";
import { type Ask, interactiveExecutor } from "./interactive-executor.ts";
import type { RunState } from "./run-state.ts";

const SKILLS: Readonly<Record<string, SkillFields>> = {
  s1: { postconditions: ["entity:goal"], cost: "low" },
  s2: { postconditions: ["entity:goal"], cost: "high" },
  later: { preconditions: ["entity:never"], postconditions: ["entity:goal"] },
};

/** Answers with these lines, then with nobody. */
function asking(...lines: readonly string[]): Ask & { readonly questions: string[] } {
  const left = [...lines];
  const questions: string[] = [];
  const ask = async (question: string): Promise<string | null> => {
    questions.push(question);
    return left.shift() ?? null;
  };
  return Object.assign(ask, { questions });
}

/** A run over the skills in which a person performs the steps. */
const perform = (...lines: readonly string[]) =>
  memoryRun(SKILLS, "entity:goal", { ports: { executor: interactiveExecutor(asking(...lines)) } });

/** A run in which a person judges plans; every step succeeds. */
async function critique(...lines: readonly string[]) {
  const ask = asking(...lines);
  const model = runModelOf(SKILLS, "entity:goal");
  const run = await memoryRun(SKILLS, "entity:goal", {
    critique: true,
    ports: { critique: (state: RunState) => critiqueDialogue(state, model, ask) },
  });
  return { ...run, questions: ask.questions };
}

describe("a person who performs steps", () => {
  it.each(["y", "yes", " YES "])("says that one is done: %s", async (line) => {
    const { state } = await perform(line);
    expect(state.steps).toMatchObject([{ skill: "s1", status: "success" }]);
    expect(state.end?.reason).toBe("goal-reached");
  });

  it("skips one, which is no completion, and is not asked for it again", async () => {
    const { state } = await perform("skip", "y");
    expect(state.steps).toMatchObject([
      { skill: "s1", status: "skipped" },
      { skill: "s2", status: "success" },
    ]);
  });

  it("ends the run", async () => {
    expect((await perform("a")).state.end?.reason).toBe("aborted");
  });

  it("is asked again after a word that means nothing, which is no yes", async () => {
    const { state } = await perform("", "ok", "sure", "y");
    expect(state.end?.reason).toBe("goal-reached");
  });

  it("who is gone leaves the run waiting", async () => {
    const { state } = await perform();
    expect([state.end, state.question]).toEqual([null, "step 1: is s1 done?"]);
    expect(state.steps).toMatchObject([{ status: "chosen" }]);
  });
});

describe("a person who judges plans", () => {
  it.each(["a", "accept"])("accepts one: %s", async (line) => {
    expect((await critique(line)).executed).toEqual(["s1"]);
  });

  it.each(["q", "quit"])("ends the run: %s", async (line) => {
    const { state, executed } = await critique(line);
    expect([state.end?.reason, executed]).toEqual(["aborted", []]);
  });

  it("leaves a skill out, and is shown the plan without it", async () => {
    const { executed, questions } = await critique("s s1", "a");
    expect(executed).toEqual(["s2"]);
    expect(questions[1]).toContain("plan: s2");
  });

  it("takes back what was said", async () => {
    expect((await critique("skip s1", "reset", "a")).executed).toEqual(["s1"]);
  });

  it("wants a skill first", async () => {
    expect((await critique("f s2", "a")).executed).toEqual(["s2"]);
  });

  it.each([
    ["skip nobody", 'no skill is called "nobody"'],
    ["force nobody", 'no skill is called "nobody"'],
    ["force later", "later cannot run now"],
    ["what?", '"what?" means nothing here'],
  ])("is told why %s is nothing, and asked again", async (line, words) => {
    const { executed, questions } = await critique(line, "a");
    expect(questions[1]).toContain(words);
    expect(executed).toEqual(["s1"]);
  });

  it("who leaves out every way is told that the run is blocked by that", async () => {
    const { state } = await critique("s s1", "s s2");
    expect(state.end).toEqual({ reason: "blocked", detail: "s1, s2" });
  });

  it("who is gone leaves the run waiting", async () => {
    const { state, executed } = await critique("s s1");
    expect([state.end, executed]).toEqual([null, []]);
  });
});
