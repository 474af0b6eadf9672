import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CRASH_GOAL, CRASH_SKILLS, countLines, writeCrashRepository } from "./crash-repository.ts";

const PRELOAD = pathToFileURL(join(import.meta.dirname, "kill-preload.mjs")).href;

/** Where a process is ended: at a point of the run's own writing, or inside an effect. */
export type KillPoint =
  | { readonly at: number; readonly isTorn: boolean }
  | { readonly inside: string };

export interface CrashOutcome {
  /** What is not as it must be; empty for a good run. */
  readonly faults: readonly string[];
  /** How many processes it took. */
  readonly processes: number;
}

/** Processes of one run; more would mean that it does not come on. */
const MOST_PROCESSES = 12;

/** A run, or its undoing, that is killed once and then continued to its end. `cli` is the path of a built command line. */
export class CrashRun {
  readonly root: string = mkdtempSync(join(tmpdir(), "crash-run-"));
  readonly #cli: string;
  #processes = 0;

  constructor(cli: string) {
    this.#cli = cli;
    writeCrashRepository(this.root);
  }

  /** Counts the points at which a whole run, or a whole rollback, can be killed. */
  countPoints(isRollback: boolean): number {
    const file = join(this.root, "points");
    const env = { KILL_COUNT: file };
    if (isRollback) this.#start({});
    const call = isRollback ? ["--rollback", this.#run()] : ["last", "--executor", "command"];
    this.#ctxfst(call, env);
    return Number(readFileSync(file, "utf8"));
  }

  /** Kills a run at a point and continues it until its goal holds. */
  kill(point: KillPoint): CrashOutcome {
    let code: number | null = this.#start(this.#killing(point));
    const faults: string[] = code === null ? [] : ["the run was not killed"];
    while (code !== 0 && this.#processes < MOST_PROCESSES) {
      const run = this.#latest();
      if (run === null) {
        code = this.#start({});
        continue;
      }
      const step = this.#question(run);
      const answer = step === null ? [] : ["--answer", this.#isDone(step) ? "done" : "again"];
      code = this.#ctxfst(["--resume", run, ...answer], {});
      if (code === 2 && step === null) code = this.#start({});
    }
    faults.push(...this.#runFaults(code));
    return { faults, processes: this.#processes };
  }

  /** Runs to the goal, kills the rollback at a point and repeats it until everything is undone. */
  killRollback(point: KillPoint): CrashOutcome {
    this.#start({});
    const run = this.#run();
    let code: number | null = this.#ctxfst(["--rollback", run], this.#killing(point));
    const faults: string[] = code === null ? [] : ["the rollback was not killed"];
    while (code !== 0 && this.#processes < MOST_PROCESSES) {
      const step = code === 4 ? this.#undoQuestion(run) : null;
      const isUndone = step !== null && countLines(this.root, "undone.log").has(step);
      const answer = step === null ? [] : ["--answer", isUndone ? "done" : "again"];
      code = this.#ctxfst(["--rollback", run, ...answer], {});
    }
    faults.push(...this.#rollbackFaults(code));
    return { faults, processes: this.#processes };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #start(env: Readonly<Record<string, string>>): number | null {
    return this.#ctxfst(["last", "--executor", "command"], env);
  }

  #ctxfst(words: readonly string[], env: Readonly<Record<string, string>>): number | null {
    this.#processes += 1;
    const { status } = spawnSync(
      process.execPath,
      ["--import", PRELOAD, this.#cli, "run", "--quiet", ...words],
      { cwd: this.root, env: { PATH: process.env.PATH, ...env }, encoding: "utf8" },
    );
    return status;
  }

  #killing(point: KillPoint): Readonly<Record<string, string>> {
    if ("inside" in point) {
      writeFileSync(join(this.root, "kill-in"), point.inside);
      return {};
    }
    return { KILL_AT: String(point.at), KILL_TORN: point.isTorn ? "1" : "0" };
  }

  #latest(): string | null {
    const folder = join(this.root, ".ctxfst/runs");
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return (
      files
        .filter((file) => file.endsWith(".jsonl"))
        .sort()
        .at(-1)
        ?.slice(0, -6) ?? null
    );
  }

  #run(): string {
    const run = this.#latest();
    if (run === null) throw new Error("no run began");
    return run;
  }

  #events(run: string): readonly Readonly<Record<string, unknown>>[] {
    const text = readFileSync(join(this.root, `.ctxfst/runs/${run}.jsonl`), "utf8");
    const lines = text.split("\n").slice(0, -1);
    return lines.flatMap((line) => JSON.parse(line).events);
  }

  /** The skill that a suspended run asks about. */
  #question(run: string): string | null {
    const events = this.#events(run);
    if (events.at(-1)?.type !== "run-suspended") return null;
    return String(events.findLast(({ type }) => type === "step-interrupted")?.skill);
  }

  #undoQuestion(run: string): string | null {
    return String(this.#events(run).findLast(({ type }) => type === "undo-started")?.skill);
  }

  #isDone(skill: string): boolean {
    return countLines(this.root, "effects.log").has(skill);
  }

  #runFaults(code: number | null): readonly string[] {
    const faults = code === 0 ? [] : [`the last process ended with ${code}`];
    const effects = countLines(this.root, "effects.log");
    for (const { name, replay } of CRASH_SKILLS) {
      const count = effects.get(name) ?? 0;
      if (count === 0 || (count > 1 && replay !== "safe"))
        faults.push(`${name} happened ${count} times`);
    }
    const world = this.#world();
    const facts = CRASH_SKILLS.map((_, i) => `entity:f${i + 1}`);
    if (String(world.active_states) !== String(["entity:f0", ...facts])) {
      faults.push(`the world holds ${world.active_states}`);
    }
    if (world.goal !== CRASH_GOAL) faults.push(`the world's goal is ${world.goal}`);
    const done = world.completed_skills.map(({ skill }) => skill);
    if (String(done) !== String(CRASH_SKILLS.map(({ name }) => name))) {
      faults.push(`the world records ${done}`);
    }
    const completed = this.#edges().filter(({ relation }) => relation === "COMPLETED");
    if (completed.length !== CRASH_SKILLS.length)
      faults.push(`${completed.length} COMPLETED edges`);
    return [...faults, ...this.#leftovers()];
  }

  #rollbackFaults(code: number | null): readonly string[] {
    const faults = code === 0 ? [] : [`the last process ended with ${code}`];
    const undone = countLines(this.root, "undone.log");
    for (const { name } of CRASH_SKILLS) {
      if (undone.get(name) !== 1) faults.push(`${name} was undone ${undone.get(name) ?? 0} times`);
      if (existsSync(join(this.root, `${name}.txt`))) faults.push(`${name}.txt is still there`);
    }
    const world = this.#world();
    if (String(world.active_states) !== "entity:f0")
      faults.push(`the world holds ${world.active_states}`);
    if (world.completed_skills.length > 0) faults.push("the world still records executions");
    const traces = this.#edges().filter(({ relation }) =>
      ["COMPLETED", "EVIDENCE"].includes(relation),
    );
    if (traces.length > 0) faults.push(`${traces.length} edges of the run are left`);
    return [...faults, ...this.#leftovers()];
  }

  /** Files that a dead process left half written or locked. */
  #leftovers(): readonly string[] {
    const names = [this.root, join(this.root, ".ctxfst/runs")].flatMap((folder) =>
      readdirSync(folder),
    );
    return names.filter((name) => /\.(?:lock|tmp)$/.test(name)).map((name) => `${name} is left`);
  }

  #world(): {
    readonly goal: string;
    readonly active_states: readonly string[];
    readonly completed_skills: readonly { readonly skill: string }[];
  } {
    return JSON.parse(readFileSync(join(this.root, "world-state.json"), "utf8"));
  }

  #edges(): readonly { readonly relation: string }[] {
    return JSON.parse(readFileSync(join(this.root, "entity-graph.json"), "utf8")).edges;
  }
}
