// What a run would come to if a skill failed: the same loop, without waiting, files or processes.
import {
  buildRepository,
  DEFAULT_CONFIG,
  DEFAULT_RUN_OPTIONS,
  goalOfConditions,
  simulateRun,
} from "@ctxfst/core";
import { readRepositoryFiles } from "@ctxfst/core/node";

const config = DEFAULT_CONFIG;
const repository = buildRepository(readRepositoryFiles(process.cwd(), config), config);
const { goal, text } = goalOfConditions(["entity:has-page"], config, { world: [] });
const state = simulateRun(
  {
    run: "what-if",
    goal: text,
    executor: "simulation",
    facts: ["entity:has-notes"],
    assumptions: [],
    history: [],
    options: { ...DEFAULT_RUN_OPTIONS, on_failure: "replan" },
  },
  { skills: repository.byName, goal, graph: [], subgraph: [], retries: { "build-page": 1 } },
  {
    time: new Date().toISOString(),
    execute: (skill) =>
      skill === "build-page"
        ? { result: "failed", summary: "no space left" }
        : { result: "success" },
  },
);
console.log(`${state.end.reason} after ${state.executions} executions`);
