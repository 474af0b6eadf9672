import { describe, expect, it } from "vitest";
import { answerLine } from "./answer-line.ts";
import { ANSWERS_WITHOUT_RUNS } from "./default/answers-without-runs.ts";
import { REFERENCE_ANSWERS } from "./reference/reference-answers.ts";
import type { Answer } from "./request.ts";

type Answers = Readonly<Record<string, Answer>>;

function answer(line: unknown, answers: Answers = REFERENCE_ANSWERS): unknown {
  const text = typeof line === "string" ? line : JSON.stringify(line);
  return JSON.parse(answerLine(text, 7, answers).text);
}

const STATE = { goal: "entity:goal", active_states: [], completed_skills: [] };

describe("answerLine", () => {
  it("answers a line that is not JSON with its number", () => {
    expect(answerLine("{", 7, REFERENCE_ANSWERS).isAnswered).toBe(false);
    expect(answer("{")).toMatchObject({ error: { code: "file-invalid", line: 7 } });
  });

  it("answers a line that is nested beyond measure", () => {
    expect(answer("[".repeat(100_000))).toMatchObject({ error: { code: "file-invalid" } });
  });

  it("names the functions that there are when it does not know one", () => {
    expect(answer({ fn: "constructor", input: {} })).toMatchObject({
      error: { code: "usage", message: expect.stringContaining("find_plan") },
    });
  });

  it("names the argument that is missing", () => {
    expect(answer({ fn: "find_plan", input: {} })).toMatchObject({
      error: { code: "usage", message: expect.stringContaining("input.state") },
    });
  });

  it("takes an exception of the reference for its answer", () => {
    const input = { active_states: [], preconditions: null };
    const { text, isAnswered } = answerLine(
      JSON.stringify({ fn: "check_preconditions", input }),
      1,
      REFERENCE_ANSWERS,
    );
    expect(isAnswered).toBe(true);
    expect(JSON.parse(text)).toEqual({ error: "TypeError: 'NoneType' object is not iterable" });
  });
});

describe("the reference", () => {
  it("runs a map in place of a condition into an exception (B09)", () => {
    const input = { active_states: [], preconditions: [{ entity: "x" }] };
    expect(answer({ fn: "check_preconditions", input })).toEqual({
      error: "AttributeError: 'dict' object has no attribute 'startswith'",
    });
  });

  it("finds the goal inside of a text of states (B25)", () => {
    const input = { state: { ...STATE, active_states: "entity:goal-x" }, skills: [] };
    expect(answer({ fn: "run_loop", input })).toMatchObject({ goal_reached: true });
    expect(answer({ fn: "find_plan", input }, ANSWERS_WITHOUT_RUNS)).toMatchObject({
      error: { message: expect.stringContaining("state.active_states") },
    });
  });

  it("records an unknown result word as a failure and goes on (B17)", () => {
    const skill = { name: "s", postconditions: ["entity:goal"], cost: "low" };
    const executor = { s: [{ result: "okay", summary: "?" }] };
    const input = { state: STATE, skills: [skill], executor };
    expect(answer({ fn: "run_loop", input })).toMatchObject({
      terminated_reason: "no_candidates",
      history: [{ execution_result: "okay" }],
      final_state: { completed_skills: [{ result: "failed" }] },
    });
  });

  it("reads front matter as YAML 1.1, where y is a text and yes is true", () => {
    const content = "---\na: y\nb: yes\nc: 010\nd: 1e3\ne: 2026-01-02\n---\n";
    expect(answer({ fn: "parse_skill_yaml", input: { content } })).toEqual({
      a: "y",
      b: true,
      c: 8,
      d: "1e3",
      e: "2026-01-02",
    });
  });
});

describe("the default mode", () => {
  const skill = (name: string, pre: readonly string[], post: readonly string[], cost: unknown) => ({
    name,
    preconditions: pre,
    postconditions: post,
    cost,
  });

  it("prefers the cheapest plan within the limit of steps (B14)", () => {
    const skills = [
      skill("dear", [], ["entity:goal"], "high"),
      skill("one", [], ["entity:mid"], "low"),
      skill("two", ["entity:mid"], ["entity:goal"], "low"),
    ];
    const plan = (depth: number): unknown =>
      answer(
        { fn: "find_plan", input: { state: STATE, skills, max_depth: depth } },
        ANSWERS_WITHOUT_RUNS,
      );
    expect(plan(2)).toEqual({ plan: ["one", "two"], length: 2 });
    expect(plan(1)).toEqual({ plan: ["dear"], length: 1 });
    expect(plan(0)).toEqual({ plan: null, length: null });
  });

  it("plans past a dozen skills that do not matter (B28)", () => {
    const chain = Array.from({ length: 12 }, (_, i) =>
      skill(
        `step-${i}`,
        i === 0 ? [] : [`entity:f${i}`],
        [i === 11 ? "entity:goal" : `entity:f${i + 1}`],
        1,
      ),
    );
    const noise = Array.from({ length: 16 }, (_, i) =>
      skill(`noise-${i}`, [], [`entity:n${i}`], 1),
    );
    const input = { state: STATE, skills: [...noise, ...chain], max_depth: 20 };
    expect(answer({ fn: "find_plan", input }, ANSWERS_WITHOUT_RUNS)).toMatchObject({ length: 12 });
  });

  it("gives no alternative when one plan is asked for (B19)", () => {
    const skills = [skill("a", [], ["entity:goal"], 1), skill("b", [], ["entity:goal"], 2)];
    const ask = (topK: number): unknown =>
      answer(
        { fn: "find_plan_with_explanation", input: { state: STATE, skills, top_k: topK } },
        ANSWERS_WITHOUT_RUNS,
      );
    expect(ask(1)).toMatchObject({ plan: ["a"], alternatives: [] });
    expect(ask(2)).toMatchObject({ plan: ["a"], alternatives: [["b"]] });
  });

  it("lists each edge of a subgraph once, in order (B07)", () => {
    const edges = [
      { source: "g", target: "b", relation: "REQUIRES" },
      { source: "a", target: "g", relation: "REQUIRES" },
    ];
    const input = { goal: "g", graph: { edges: [...edges, ...edges] }, depth: 3 };
    expect(answer({ fn: "update_subgraph", input }, ANSWERS_WITHOUT_RUNS)).toMatchObject({
      edges_sorted_unique: [edges[1], edges[0]],
      upstream_edge_count_with_duplicates: 2,
    });
  });

  it("draws edges between entities and facts, and conflicts too (B12, B13)", () => {
    const entities = [
      { id: "lock", postconditions: ["entity:s"] },
      { id: "go", preconditions: ["NOT entity:s"] },
    ];
    expect(
      answer({ fn: "infer_operational_edges", input: { entities } }, ANSWERS_WITHOUT_RUNS),
    ).toEqual([
      {
        source: "lock",
        target: "entity:s",
        relation: "LEADS_TO",
        properties: { inferred_via: "entity:s" },
      },
      {
        source: "go",
        target: "entity:s",
        relation: "BLOCKED_BY",
        properties: { inferred_via: "entity:s" },
      },
    ]);
  });

  it("tells Chinese names apart by pairs of characters (B18)", () => {
    const entities = ["解析履歷", "部署服務", "解析履歷表"].map((name, i) => ({
      id: `e${i}`,
      name,
      type: "skill",
    }));
    const input = { data: { entities, chunks: [] }, mode: "metadata", top_k: 3, min_score: 0 };
    const { edges } = answer({ fn: "build_entity_graph", input }, ANSWERS_WITHOUT_RUNS) as {
      edges: { source: string; target: string; score: number }[];
    };
    const score = (source: string, target: string): number =>
      edges.find((edge) => edge.source === source && edge.target === target)?.score ?? 0;
    expect(score("e0", "e2")).toBeGreaterThan(score("e0", "e1"));
    expect(score("e0", "e1")).toBeLessThan(1);
  });

  it("does not force a skill that completed (B26)", () => {
    const skills = [skill("once", [], ["entity:x"], 1), skill("goal", [], ["entity:goal"], 1)];
    const state = { ...STATE, completed_skills: [{ skill: "once", result: "success" }] };
    const input = { state, skills, max_depth: 5, commands: ["f once", "a"] };
    expect(answer({ fn: "critique_plan", input }, ANSWERS_WITHOUT_RUNS)).toEqual({
      accepted: ["goal"],
    });
    expect(answer({ fn: "critique_plan", input })).toEqual({ accepted: ["once", "goal"] });
  });
});
