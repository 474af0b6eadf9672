import { callbackExecutor } from "../loop/callback-executor.ts";
import type { ExecutorAnswer, ExecutorCall } from "../loop/executor.ts";
import type { RunEvent, RunStarted } from "../loop/journal/run-event.ts";
import { formatTransaction, type Transaction } from "../loop/journal/transaction.ts";
import { startLoop } from "../loop/run-loop.ts";
import type { RunModel } from "../loop/run-model.ts";
import { DEFAULT_RUN_OPTIONS, type RunOptions } from "../loop/run-options.ts";
import type { RunPorts } from "../loop/run-ports.ts";
import type { RunState } from "../loop/run-state.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import { repositoryOf } from "./repository-of.ts";
import { type SkillFields, skillText } from "./skill-text.ts";

export interface MemoryRun {
  readonly state: RunState;
  readonly transactions: readonly Transaction<RunEvent>[];
  /** The journal as it would stand on disk. */
  readonly journal: string;
  /** `SKILL` for each execution, in the order in which they began. */
  readonly executed: readonly string[];
}

export interface MemoryRunOptions extends Partial<RunOptions> {
  readonly facts?: readonly string[];
  readonly history?: RunStarted["history"];
  readonly retries?: RunModel["retries"];
  /** Performs skills; without it every skill succeeds. */
  readonly execute?: (call: ExecutorCall) => ExecutorAnswer | Promise<ExecutorAnswer>;
  readonly ports?: Partial<RunPorts>;
}

/** What a run over these skills knows, by the fields of their front matter. */
export function runModelOf(
  skills: Readonly<Record<string, SkillFields>>,
  goal: string | readonly string[],
  retries: RunModel["retries"] = {},
): RunModel {
  const files = Object.entries(skills).map(([name, fields]) => [
    `skills/${name}/SKILL.md`,
    skillText({ name, ...fields }),
  ]);
  return {
    skills: repositoryOf(Object.fromEntries(files)).byName,
    goal: [goal].flat().map((text) => parseCondition(text).condition),
    graph: [],
    subgraph: [],
    retries,
  };
}

/** Runs a loop in memory: time is a counter, the journal a list. */
export async function memoryRun(
  skills: Readonly<Record<string, SkillFields>>,
  goal: string | readonly string[],
  { facts = [], history = [], retries, execute, ports, ...options }: MemoryRunOptions = {},
): Promise<MemoryRun> {
  const transactions: Transaction<RunEvent>[] = [];
  const executed: string[] = [];
  const executor = callbackExecutor((call) => {
    executed.push(call.skill.name);
    return execute === undefined ? { result: "success" } : execute(call);
  });
  const state = await startLoop(
    {
      run: "test",
      goal: [goal].flat(),
      executor: executor.name,
      facts,
      assumptions: [],
      history,
      writes: false,
      options: { ...DEFAULT_RUN_OPTIONS, ...options },
    },
    runModelOf(skills, goal, retries),
    { ...memoryPorts(transactions), executor, ...ports },
  );
  return { state, transactions, executed, journal: transactions.map(formatTransaction).join("") };
}

/** Ports that keep events in a list and count seconds for time. */
export function memoryPorts(
  transactions: Transaction<RunEvent>[],
): Pick<RunPorts, "append" | "now"> {
  let seconds = 0;
  return {
    append: (events, at) => void transactions.push({ seq: transactions.length + 1, at, events }),
    now: () => {
      seconds += 1;
      return new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();
    },
  };
}
