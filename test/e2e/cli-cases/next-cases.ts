import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";
import { RESUME, WORLD } from "./folders.ts";

const edge = (source: string, target: string) => ({ source, target, relation: "REQUIRES" });
const world = (edges: readonly object[]): string =>
  JSON.stringify({
    session_id: "s",
    goal: "entity:goal",
    active_states: ["entity:start"],
    completed_skills: [{ skill: "skill-far", timestamp: "<ts>", result: "failed" }],
    current_subgraph: { nodes: ["entity:goal", "entity:mid", "entity:far"], edges },
  });
const CHAIN = world([edge("entity:goal", "entity:mid"), edge("entity:mid", "entity:far")]);
const SKILLS: Readonly<Record<string, string>> = {
  "skills/far/SKILL.md": skillText({
    name: "skill-far",
    postconditions: ["entity:far"],
    cost: "low",
  }),
  "skills/close/SKILL.md": skillText({
    name: "skill-close",
    postconditions: ["entity:mid"],
    cost: "low",
  }),
};
const SEED = { ...SKILLS, "world-state.json": CHAIN };
const RANKED = { ...SEED, "ctxfst.yaml": "ranker: { module: rank.mjs, timeout: 5 }\n" };

/** Calls of `next`. */
export const nextCases: readonly CliCase[] = [
  {
    name: "next takes the skill that is nearer to the goal",
    argv: ["next"],
    files: SEED,
    code: 0,
    golden: "next.txt",
  },
  {
    name: "next as JSON has distances, their source and attempts",
    argv: ["next", "--format", "json"],
    files: SEED,
    code: 0,
    json: {
      goal: ["entity:goal"],
      reachable: false,
      proximity_source: "subgraph",
      chosen: "skill-close",
      candidates: [
        { name: "skill-close", goal_proximity: 1, relation: "REQUIRES", reason: "chosen" },
        { name: "skill-far", goal_proximity: 2, attempts: 1, reason: "farther" },
      ],
      left_out: [],
      ranker: null,
    },
  },
  {
    name: "next without a subgraph goes by cost, postconditions and name",
    argv: ["next", "--format", "json"],
    files: { ...SKILLS, "world-state.json": world([]) },
    code: 0,
    json: {
      proximity_source: null,
      candidates: [
        { name: "skill-close", goal_proximity: null },
        { name: "skill-far", goal_proximity: null, reason: "later-name" },
      ],
    },
  },
  {
    name: "next leaves out what no plan uses",
    argv: ["next"],
    from: RESUME,
    files: {
      "skills/export-pdf/SKILL.md": skillText({
        name: "export-pdf",
        postconditions: ["entity:has-pdf"],
      }),
    },
    code: 0,
    golden: "next-left-out.txt",
  },
  {
    name: "next in a chosen world",
    argv: ["next", "--state", "here.json", "--format", "json"],
    from: RESUME,
    files: { "here.json": WORLD },
    code: 0,
    json: { chosen: "generate-plan", step: 1 },
  },
  {
    name: "next towards a condition that holds already",
    argv: ["next", "entity:start"],
    files: SEED,
    code: 0,
    stdout: ["entity:start holds already"],
  },
  {
    name: "next where nothing may run",
    argv: ["next", "entity:goal"],
    files: {
      "skills/wait/SKILL.md": skillText({
        name: "wait",
        preconditions: ["entity:signal"],
        postconditions: ["entity:goal"],
      }),
    },
    code: 1,
    stdout: ["0 candidates", "nothing may run"],
  },
  {
    name: "next without one goal names those that there are",
    argv: ["next", "--format", "json"],
    files: SKILLS,
    code: 2,
    error: { code: "unknown-goal" },
  },
  {
    name: "next follows the config's ranker and says so",
    argv: ["next", "--format", "json"],
    files: {
      ...RANKED,
      "rank.mjs":
        "console.log('noise');\nexport const rank = async ({ candidates }) => candidates.map(({ name }) => name).reverse();\n",
    },
    code: 0,
    json: {
      chosen: "skill-far",
      candidates: [{ name: "skill-far" }, { name: "skill-close", reason: "ranked" }],
      ranker: { module: "rank.mjs", status: "used", order: ["skill-far", "skill-close"] },
    },
  },
  {
    name: "next keeps its order when the ranker adds a skill",
    argv: ["next"],
    files: { ...RANKED, "rank.mjs": "export default () => ['evil', 'skill-far'];\n" },
    code: 0,
    stdout: ["→ skill-close", 'rank.mjs is not followed: "evil" is no candidate'],
  },
  {
    name: "next in its own order runs no ranker",
    argv: ["next", "--own-order"],
    files: { ...RANKED, "rank.mjs": "throw new Error('ran');\n" },
    code: 0,
    stdout: ["→ skill-close"],
  },
  {
    name: "next with a ranker that is not there",
    argv: ["next", "--format", "json"],
    files: RANKED,
    code: 2,
    error: { code: "config" },
  },
];
