import { chooseSteps } from "./choose-steps.ts";
import { decideEffects, type RunEffect } from "./decide-effects.ts";
import { executeStep } from "./execute-step.ts";
import type { RunEvent, RunStarted } from "./journal/run-event.ts";
import { reduceRun } from "./reduce-run.ts";
import type { RunModel } from "./run-model.ts";
import type { RunPorts } from "./run-ports.ts";
import type { RunState } from "./run-state.ts";

const NOBODY = "a person is to look at the plan, and nobody is there";

/**
 * Starts a run and drives it to its end, or until it waits for a person. Each event is kept before its consequence:
 * a process that is killed at any point leaves a journal that `resumeLoop` goes on from.
 */
export function startLoop(
  start: Omit<RunStarted, "type" | "version">,
  model: RunModel,
  ports: RunPorts,
): Promise<RunState> {
  const driver = new RunDriver(model, ports);
  driver.record([{ type: "run-started", version: 1, ...start }]);
  return driver.drive();
}

/**
 * Goes on with a run whose process is gone, or that waited for a person. Steps with an outcome are not repeated; those
 * that were under way are interrupted. `answers` are what a person said meanwhile.
 */
export function resumeLoop(
  state: RunState,
  model: RunModel,
  ports: RunPorts,
  answers: readonly RunEvent[] = [],
): Promise<RunState> {
  const driver = new RunDriver(model, ports, state);
  if (state.end === null) {
    const lost = state.steps
      .filter(({ status }) => status === "running")
      .map(({ number, attempt, skill }) => {
        return { type: "step-interrupted", step: number, attempt, skill } as const;
      });
    driver.record([{ type: "run-resumed" }, ...lost, ...answers]);
  }
  return driver.drive();
}

/** Owns the one thing that changes: the state. */
class RunDriver {
  readonly #model: RunModel;
  readonly #ports: RunPorts;
  #state: RunState | null;
  readonly #running: Map<number, Promise<void>> = new Map();

  constructor(model: RunModel, ports: RunPorts, state: RunState | null = null) {
    this.#model = model;
    this.#ports = ports;
    this.#state = state;
  }

  record(events: readonly RunEvent[]): void {
    const at = this.#ports.now();
    this.#ports.append(events, at);
    for (const event of events) {
      this.#state = reduceRun(this.#state, event, at);
      this.#ports.observe?.(event, this.#state);
    }
  }

  async drive(): Promise<RunState> {
    for (;;) {
      const state = this.#state as RunState;
      if (this.#ports.isAborting?.() === true && !state.isAborting && state.end === null) {
        this.record([{ type: "abort-requested" }]);
        continue;
      }
      const effects = decideEffects(state, this.#model);
      const [effect] = effects;
      if (effect === undefined || effects.every((one) => this.#isUnderWay(one))) {
        if (this.#running.size === 0) return state;
        await Promise.race(this.#running.values());
      } else if (effect.kind === "execute") {
        for (const one of effects) if (!this.#isUnderWay(one)) this.#execute(one);
      } else if (this.#running.size > 0) await Promise.race(this.#running.values());
      else await this.#perform(effect);
    }
  }

  #isUnderWay(effect: RunEffect): boolean {
    return effect.kind === "execute" && this.#running.has(effect.step);
  }

  #execute(effect: RunEffect): void {
    if (effect.kind !== "execute") return;
    const state = this.#state as RunState;
    const done = executeStep(effect, state, this.#model, this.#ports.executor, (events) =>
      this.record(events),
    ).finally(() => this.#running.delete(effect.step));
    this.#running.set(effect.step, done);
  }

  async #perform(effect: Exclude<RunEffect, { kind: "execute" }>): Promise<void> {
    const state = this.#state as RunState;
    switch (effect.kind) {
      case "choose":
        return this.record([chooseSteps(state, this.#model)]);
      case "end":
        return this.record([{ type: "run-ended", reason: effect.reason, detail: effect.detail }]);
      case "suspend":
        return this.record([{ type: "run-suspended", question: effect.question }]);
      case "critique":
        return this.#critique(state);
      case "write-back":
        return this.#writeBack(state, effect.steps);
    }
  }

  async #critique(state: RunState): Promise<void> {
    const answer = (await this.#ports.critique?.(state)) ?? null;
    if (answer === null) this.record([{ type: "run-suspended", question: NOBODY }]);
    else this.record([{ type: "plan-critiqued", skip: state.skip, force: state.force, ...answer }]);
  }

  async #writeBack(state: RunState, numbers: readonly number[]): Promise<void> {
    const steps = state.steps.filter(({ number }) => numbers.includes(number));
    const seen = await this.#ports.writeBack?.({ state, steps }, (images) => {
      if (images.length === 0) return;
      this.record(images.map((image) => ({ type: "writing-back", ...image }) as const));
    });
    const news = seen !== undefined && seen.added.length + seen.removed.length > 0;
    this.record([
      { type: "written-back", steps: numbers },
      ...(news ? [{ type: "facts-observed", ...seen } as const] : []),
    ]);
  }
}
