import { describe, expect, it } from "vitest";
import { memoryRun } from "../testing/memory-run.ts";
import type { SkillFields } from "../testing/skill-text.ts";
import { exitCodeOf } from "./run-end.ts";

/** The three skills of the reference's example. */
const RESUME: Readonly<Record<string, SkillFields>> = {
  "analyze-resume": {
    preconditions: ["entity:has-raw-resume"],
    postconditions: ["entity:has-parsed-resume", "entity:has-skill-inventory"],
    cost: "low",
  },
  "match-skills": {
    preconditions: ["entity:has-skill-inventory"],
    postconditions: ["entity:has-skill-gap-analysis"],
  },
  "generate-plan": {
    preconditions: ["entity:has-skill-gap-analysis"],
    postconditions: ["entity:learn-kubernetes-path"],
    cost: "high",
  },
};
const GOAL = "entity:learn-kubernetes-path";
const START = { facts: ["entity:has-raw-resume"] };

const gives = (fact: string, rest: SkillFields = {}): SkillFields => ({
  postconditions: [fact],
  ...rest,
});

describe("a run", () => {
  it.each(["optimal", "greedy", "lookahead"] as const)(
    "reaches the reference's goal in three steps (%s)",
    async (strategy) => {
      const { state, executed } = await memoryRun(RESUME, GOAL, { ...START, strategy });
      expect(executed).toEqual(["analyze-resume", "match-skills", "generate-plan"]);
      expect(state.end).toEqual({ reason: "goal-reached", detail: "" });
      expect(state.facts).toContain(GOAL);
    },
  );

  it("ends at once where the goal holds", async () => {
    const { state, executed } = await memoryRun(RESUME, GOAL, { facts: [GOAL] });
    expect([state.end?.reason, executed]).toEqual(["goal-reached", []]);
  });

  it("names what is missing where there is no plan, and executes nothing", async () => {
    const { state, executed } = await memoryRun(RESUME, GOAL);
    expect(executed).toEqual([]);
    expect(state.end).toEqual({ reason: "no-plan", detail: "entity:has-raw-resume" });
  });

  it("plans anew when an outcome differs from what was declared", async () => {
    const skills = {
      first: gives("entity:a"),
      long: gives("entity:goal", { preconditions: ["entity:a"], cost: "high" }),
      short: gives("entity:goal", { preconditions: ["entity:luck"], cost: "low" }),
    };
    const { executed, transactions } = await memoryRun(skills, "entity:goal", {
      execute: ({ skill }) =>
        skill.name === "first"
          ? { result: "success", new_states: ["entity:a", "entity:luck"] }
          : { result: "success" },
    });
    expect(executed).toEqual(["first", "short"]);
    const reasons = transactions.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "steps-chosen" ? [event.reason] : [])),
    );
    expect(reasons).toEqual(["start", "surprise"]);
  });

  it("does not repeat a skill that the world records as completed, and does one that failed there", async () => {
    const skills = { once: gives("entity:goal") };
    const done = await memoryRun(skills, "entity:goal", {
      history: [{ skill: "once", result: "success" }],
    });
    expect(done.state.end?.reason).toBe("no-plan");
    const failed = await memoryRun(skills, "entity:goal", {
      history: [{ skill: "once", result: "failed" }],
    });
    expect(failed.state.end?.reason).toBe("goal-reached");
  });

  it("tries a partial result again and keeps the facts that it named", async () => {
    let calls = 0;
    const { state, executed } = await memoryRun(
      { half: { postconditions: ["entity:x", "entity:goal"] } },
      "entity:goal",
      {
        execute: () => {
          calls += 1;
          return calls === 1
            ? { result: "partial", new_states: ["entity:x"] }
            : { result: "success" };
        },
      },
    );
    expect(executed).toEqual(["half", "half"]);
    expect(state.steps.map(({ status }) => status)).toEqual(["partial", "success"]);
    expect(state.end?.reason).toBe("goal-reached");
  });

  it("stops with no progress where a skill gives nothing that is new", async () => {
    const { state, executed } = await memoryRun(
      { refresh: gives("entity:goal", { idempotent: true }) },
      "entity:goal",
      { execute: () => ({ result: "success", new_states: ["entity:other"] }) },
    );
    expect(executed).toEqual(["refresh", "refresh"]);
    expect(state.end).toEqual({ reason: "no-progress", detail: "refresh" });
  });

  it("stops with no progress where a greedy run has only skills that change nothing", async () => {
    const { state, executed } = await memoryRun(
      { refresh: gives("entity:data", { idempotent: true }) },
      "entity:goal",
      { strategy: "greedy" },
    );
    expect(executed).toEqual(["refresh"]);
    expect(state.end?.reason).toBe("no-progress");
  });

  it("says that there are no candidates where a greedy run may run nothing", async () => {
    const { state } = await memoryRun({}, "entity:goal", { strategy: "greedy" });
    expect(state.end?.reason).toBe("no-candidates");
  });

  it("ends at its limit of steps", async () => {
    const { state, executed } = await memoryRun(RESUME, GOAL, { ...START, max_steps: 2 });
    expect(executed).toHaveLength(2);
    expect(state.end).toEqual({ reason: "limit", detail: "2 steps" });
  });
});

describe("a failed step", () => {
  const skills = {
    bad: gives("entity:goal", { cost: "low" }),
    good: gives("entity:goal", { cost: "high" }),
  };
  const execute = ({ skill }: { skill: { name: string } }) =>
    ({ result: skill.name === "bad" ? "failed" : "success", summary: "s" }) as const;

  it("ends the run and is recorded", async () => {
    const { state } = await memoryRun(skills, "entity:goal", { execute });
    expect(state.end).toEqual({ reason: "failure", detail: "bad" });
    expect(state.steps).toMatchObject([{ skill: "bad", status: "failed", added: [] }]);
  });

  it.each(["continue", "replan"] as const)("is gone round (%s)", async (on_failure) => {
    const { state, executed } = await memoryRun(skills, "entity:goal", { execute, on_failure });
    expect(executed).toEqual(["bad", "good"]);
    expect(state.end?.reason).toBe("goal-reached");
  });

  it("blocks the run where nothing else leads to the goal", async () => {
    const { state } = await memoryRun({ bad: gives("entity:goal") }, "entity:goal", {
      execute,
      on_failure: "replan",
    });
    expect(state.end).toEqual({ reason: "blocked", detail: "bad" });
  });

  it("lets the plan's other steps run where the run continues", async () => {
    const { executed, state } = await memoryRun(
      {
        bad: gives("entity:a"),
        other: gives("entity:b"),
        last: gives("entity:goal", { preconditions: ["entity:a", "entity:b"] }),
      },
      "entity:goal",
      { execute, on_failure: "continue" },
    );
    expect(executed).toEqual(["bad", "other"]);
    expect(state.end?.reason).toBe("blocked");
  });

  it("is tried again as often as its policy says, and each attempt is recorded", async () => {
    const { executed, transactions, state } = await memoryRun(
      { bad: gives("entity:goal") },
      "entity:goal",
      { execute, retries: { bad: 2 } },
    );
    expect(executed).toEqual(["bad", "bad", "bad"]);
    expect(state.steps).toMatchObject([{ attempt: 3, status: "failed" }]);
    const ended = transactions.flatMap(({ events }) =>
      events.filter(({ type }) => type === "step-ended"),
    );
    expect(ended).toHaveLength(3);
  });

  it("is never tried again by itself where its effect cannot be undone", async () => {
    const { executed } = await memoryRun(
      { bad: gives("entity:goal", { effects: "irreversible" }) },
      "entity:goal",
      { execute, retries: { bad: 2 } },
    );
    expect(executed).toEqual(["bad"]);
  });

  it.each([
    ["throws", () => Promise.reject(new Error("boom")), "boom"],
    ["answers with an unknown word", () => ({ result: "done" }) as never, "unknown result"],
    ["answers with nothing", () => null as never, "no result"],
  ])("is what an executor gives that %s", async (_name, answer, words) => {
    const { state } = await memoryRun({ bad: gives("entity:goal") }, "entity:goal", {
      execute: () => answer() as never,
    });
    expect(state.steps[0]?.summary).toContain(words);
    expect(state.end?.reason).toBe("failure");
  });
});

describe("steps side by side", () => {
  const skills = {
    a: gives("entity:a"),
    b: gives("entity:b"),
    c: gives("entity:c"),
    last: gives("entity:goal", { preconditions: ["entity:a", "entity:b", "entity:c"] }),
  };

  it("run together up to the number of jobs", async () => {
    let running = 0;
    let most = 0;
    const { state, executed } = await memoryRun(skills, "entity:goal", {
      jobs: 2,
      execute: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return { result: "success" };
      },
    });
    expect(most).toBe(2);
    expect(executed).toEqual(["a", "b", "c", "last"]);
    expect(state.end?.reason).toBe("goal-reached");
  });

  it("give the same facts whichever of them ends first", async () => {
    const results = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) => {
        const { state } = await memoryRun(skills, "entity:goal", {
          jobs: 3,
          execute: async ({ skill }) => {
            const delay = (skill.name.charCodeAt(0) * seed * 7) % 11;
            await new Promise((resolve) => setTimeout(resolve, delay));
            return { result: "success" };
          },
        });
        expect(state.end?.reason).toBe("goal-reached");
        return state.facts;
      }),
    );
    expect(new Set(results.map((facts) => facts.join())).size).toBe(1);
  });

  it("settle a conflict of their outcomes by the order of the plan", async () => {
    for (const slow of ["a", "b"]) {
      const { state } = await memoryRun(skills, "entity:goal", {
        jobs: 2,
        max_steps: 2,
        execute: async ({ skill }) => {
          if (skill.name === slow) await new Promise((resolve) => setTimeout(resolve, 10));
          return skill.name === "a"
            ? { result: "success", new_states: ["entity:shared"] }
            : { result: "success", remove_states: ["entity:shared"] };
        },
      });
      expect(state.facts).toEqual(["entity:b"]);
    }
  });
});

describe("a person", () => {
  const skills = {
    s1: gives("entity:goal", { cost: "low" }),
    s2: gives("entity:goal", { cost: "high" }),
  };

  it("who skips a step has it left alone for the run, and completes nothing", async () => {
    const { state, executed } = await memoryRun(skills, "entity:goal", {
      execute: ({ skill }) => ({ result: skill.name === "s1" ? "skipped" : "success" }),
    });
    expect(executed).toEqual(["s1", "s2"]);
    expect(state.steps.map(({ status }) => status)).toEqual(["skipped", "success"]);
  });

  it("who aborts ends the run, and the step did not happen", async () => {
    const { state } = await memoryRun(skills, "entity:goal", {
      execute: () => ({ result: "aborted" }),
    });
    expect(state.end?.reason).toBe("aborted");
    expect(state.executions).toBe(0);
  });

  it("who is not there leaves the run waiting, with nothing recorded as done", async () => {
    const { state } = await memoryRun(skills, "entity:goal", {
      execute: () => ({ result: "suspended", question: "run s1?" }),
    });
    expect([state.end, state.question]).toEqual([null, "run s1?"]);
    expect(state.steps).toMatchObject([{ status: "chosen" }]);
  });

  it("who changes a plan has the change kept for the run", async () => {
    const answers = [
      { decision: "change", skip: ["s1"], force: [] } as const,
      { decision: "accept" } as const,
    ];
    const { executed, state } = await memoryRun(skills, "entity:goal", {
      critique: true,
      ports: { critique: async () => answers.shift() ?? null },
    });
    expect(executed).toEqual(["s2"]);
    expect(state.skip).toEqual(["s1"]);
    expect(answers).toEqual([]);
  });

  it("who is to look at a plan and is not there leaves the run waiting", async () => {
    const { state, executed } = await memoryRun(skills, "entity:goal", { critique: true });
    expect([executed, state.question === null]).toEqual([[], false]);
  });

  it("who wants a skill first has it first", async () => {
    const answers = [
      { decision: "change", skip: [], force: ["extra"] } as const,
      { decision: "accept" } as const,
      { decision: "accept" } as const,
    ];
    const { executed } = await memoryRun({ ...skills, extra: gives("entity:x") }, "entity:goal", {
      critique: true,
      ports: { critique: async () => answers.shift() ?? null },
    });
    expect(executed).toEqual(["extra", "s1"]);
  });
});

describe("exitCodeOf", () => {
  it("gives each end its code", () => {
    expect(exitCodeOf("goal-reached")).toBe(0);
    expect(exitCodeOf("no-plan")).toBe(1);
    expect(exitCodeOf("limit")).toBe(3);
    expect(exitCodeOf("suspended")).toBe(4);
  });
});
