// A run of the loop in a program of one's own: every skill is a call of this function.
import {
  buildRepository,
  callbackExecutor,
  DEFAULT_CONFIG,
  DEFAULT_RUN_OPTIONS,
  goalOfConditions,
  startLoop,
} from "@ctxfst/core";
import { readRepositoryFiles } from "@ctxfst/core/node";

const config = DEFAULT_CONFIG;
const repository = buildRepository(readRepositoryFiles(process.cwd(), config), config);
const { goal, text } = goalOfConditions(["entity:has-page"], config, { world: [] });

const state = await startLoop(
  {
    run: "example",
    goal: text,
    executor: "callback",
    facts: ["entity:has-notes"],
    assumptions: [],
    history: [],
    writes: false,
    options: DEFAULT_RUN_OPTIONS,
  },
  { skills: repository.byName, goal, graph: [], subgraph: [], retries: {} },
  {
    // A real program keeps these lines in a file: see journal.mjs.
    append: () => {},
    now: () => new Date().toISOString(),
    executor: callbackExecutor(({ skill }) => ({
      result: "success",
      summary: `${skill.name} was called`,
    })),
  },
);
for (const { number, skill, status, summary } of state.steps) {
  console.log(`${number} ${skill} ${status}: ${summary}`);
}
console.log(state.end.reason);
