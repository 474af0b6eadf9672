// A run that is cut off and goes on: whatever was done is not done again.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildRepository,
  callbackExecutor,
  DEFAULT_CONFIG,
  DEFAULT_RUN_OPTIONS,
  goalOfConditions,
  replayJournal,
  resumeLoop,
  startLoop,
} from "@ctxfst/core";
import { openJournal, readRepositoryFiles } from "@ctxfst/core/node";

const config = DEFAULT_CONFIG;
const repository = buildRepository(readRepositoryFiles(process.cwd(), config), config);
const { goal, text } = goalOfConditions(["entity:has-page"], config, { world: [] });
const model = { skills: repository.byName, goal, graph: [], subgraph: [], retries: {} };
const path = join(mkdtempSync(join(tmpdir(), "journal-")), "run.jsonl");
const ports = (journal) => ({
  append: (events, at) => {
    // Stands for a crash: the process is gone before the second step is recorded as done.
    if (events.some(({ type, step }) => type === "step-ended" && step === 2) && isFirst) {
      throw new Error("the process is gone");
    }
    journal.append(events, at);
  },
  now: () => new Date().toISOString(),
  executor: callbackExecutor(({ skill, attempt }) => {
    console.log(`${skill.name}, attempt ${attempt}`);
    return { result: "success" };
  }),
});

let isFirst = true;
const first = openJournal(path);
const start = { run: "example", goal: text, executor: "callback", facts: ["entity:has-notes"] };
await startLoop(
  { ...start, assumptions: [], history: [], writes: false, options: DEFAULT_RUN_OPTIONS },
  model,
  ports(first),
).catch((error) => console.log(error.message));
first.close();

isFirst = false;
const second = openJournal(path);
const state = await resumeLoop(replayJournal(second.transactions), model, ports(second));
second.close();
console.log(state.end.reason);
