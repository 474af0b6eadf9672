/**
 * `npm run bench [TASK…] [--update]`: plans the fixture tasks, checks the counters against counters.json and prints
 * CPU times as ratios to reading the same task and to plain A* with LM-cut, all within this run and interleaved.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileTask } from "../packages/core/src/planner/compile/compile-task.ts";
import { lmCutHeuristic } from "../packages/core/src/planner/heuristics/heuristic.ts";
import {
  type PlanClock,
  type PlanResult,
  planTask,
  readTask,
  type Task,
} from "../packages/core/src/planner/index.ts";
import { searchAStar } from "../packages/core/src/planner/searches/a-star.ts";
import { SearchBudget } from "../packages/core/src/planner/searches/search-budget.ts";
import { fixtureIds, fixtureText } from "./read-fixture.ts";

const COUNTERS = join(import.meta.dirname, "counters.json");
const ROUNDS = 5;
/** Seconds after which plain A* is given up. */
const PATIENCE = 2;
/** No optimum is known within minutes. */
const OPEN = ["cover-1000-s1", "mode-10000-s1"];

const clock: PlanClock = {
  now: () => performance.now() / 1000,
  memory: () => process.memoryUsage().rss / 1e6,
};

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

/** CPU seconds of plain A* with LM-cut over the compiled task; null when it did not end in time. */
function plainSeconds(task: Task): number | null {
  const budget = new SearchBudget({ seconds: PATIENCE }, clock);
  const seconds = cpuSeconds(() => {
    const { strips } = compileTask(task);
    if (strips !== null) searchAStar(strips, lmCutHeuristic(strips), budget);
  });
  return budget.exhausted === null ? seconds : null;
}

interface Row {
  readonly result: PlanResult;
  readonly seconds: number;
  readonly read: number;
  readonly plain: number | null;
}

function measure(id: string): Row {
  const text = fixtureText(id);
  const task = readTask(JSON.parse(text));
  const times: { plan: number; read: number }[] = [];
  let result = planTask(task);
  const plain = plainSeconds(task);
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = cpuSeconds(() => readTask(JSON.parse(text)));
    const plan = cpuSeconds(() => {
      result = planTask(task);
    });
    times.push({ plan, read });
  }
  return {
    result,
    seconds: median(times.map(({ plan }) => plan)),
    read: median(times.map(({ read }) => read)),
    plain,
  };
}

function countersOf({ result }: Row): Record<string, number | string> {
  const { expanded, evaluated, generated } = result.statistics;
  const answer = result.status === "found" ? result.cost : result.status;
  return { answer, expanded, evaluated, generated };
}

function show(id: string, { result, seconds, read, plain }: Row): string {
  const { expanded, evaluated } = result.statistics;
  const answer = result.status === "found" ? String(result.cost) : result.status;
  const plainRatio =
    plain === null ? `> ${(PATIENCE / seconds).toFixed(0)}` : (plain / seconds).toFixed(1);
  const cells = [
    id.padEnd(16),
    answer.padStart(10),
    String(expanded).padStart(8),
    String(evaluated).padStart(9),
    (seconds * 1000).toFixed(1).padStart(9),
    (seconds / read).toFixed(2).padStart(9),
    plainRatio.padStart(9),
  ];
  return cells.join(" ");
}

const args = process.argv.slice(2);
const isUpdate = args.includes("--update");
const wanted = args.filter((arg) => !arg.startsWith("--"));
const ids = fixtureIds().filter(
  (id) => !OPEN.includes(id) && (wanted.length === 0 || wanted.includes(id)),
);
const expected: Record<string, unknown> = JSON.parse(readFileSync(COUNTERS, "utf8"));
const counters: Record<string, unknown> = { ...expected };
const changed: string[] = [];

console.log("task                 answer expanded evaluated   CPU ms   × read  A* × ours");
for (const id of ids) {
  const row = measure(id);
  console.log(show(id, row));
  counters[id] = countersOf(row);
  if (JSON.stringify(counters[id]) !== JSON.stringify(expected[id])) changed.push(id);
}
if (isUpdate) writeFileSync(COUNTERS, `${JSON.stringify(counters, null, 2)}\n`);
else if (changed.length > 0) {
  console.log(`counters changed (--update accepts them): ${changed.join(", ")}`);
  process.exitCode = 1;
}
