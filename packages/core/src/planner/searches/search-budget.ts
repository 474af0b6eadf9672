import type { PlanClock, PlanLimits } from "../plan.ts";
import { LimitReached } from "./limit-reached.ts";

/** The clock is read once in so many asks, and memory, which is slower, once in so many of those. */
const TIME_STRIDE = 4;
const MEMORY_STRIDE = 64;
const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Counts what searches do and says when to stop. Without a clock, time and memory are not watched. A limit of
 * expansions makes a search stop at the same place on every machine.
 */
export class SearchBudget {
  expanded = 0;
  evaluated = 0;
  generated = 0;
  peakMemory = 0;
  /** The limit that struck, null while there is room. */
  exhausted: "time" | "memory" | "expansions" | null = null;
  readonly #limits: PlanLimits;
  readonly #clock: PlanClock | null;
  readonly #started: number;
  readonly #mostExpansions: number;
  #asked = 0;

  constructor(limits: PlanLimits, clock: PlanClock | null, mostExpansions: number = UNLIMITED) {
    this.#mostExpansions = mostExpansions;
    this.#limits = limits;
    this.#clock = clock;
    this.#started = clock?.now() ?? 0;
    this.peakMemory = clock?.memory() ?? 0;
  }

  /** A budget of its own for a side question: so many expansions within what is left of the time. */
  trial(expansions: number): SearchBudget {
    const { seconds } = this.#limits;
    const limits =
      seconds === undefined ? this.#limits : { ...this.#limits, seconds: seconds - this.seconds() };
    return new SearchBudget(limits, this.#clock, expansions);
  }

  /** True once a limit is reached; reads the clock only now and then. */
  isExhausted(): boolean {
    if (this.exhausted !== null) return true;
    if (this.expanded >= this.#mostExpansions) this.exhausted = "expansions";
    return this.#askNowAndThen();
  }

  /** The same without regard to expansions: for the inside of a step, which these do not cut short. */
  isInterrupted(): boolean {
    if (this.exhausted === "expansions") return false;
    return this.exhausted !== null || this.#askNowAndThen();
  }

  /** @throws LimitReached once a limit is reached; reads the clock each time */
  check(): void {
    this.#asked += 1;
    if (this.#measureTime()) throw new LimitReached();
  }

  /** Reads clock and memory now; true once a limit is reached. */
  measure(): boolean {
    this.#measureMemory();
    return this.#measureTime();
  }

  #askNowAndThen(): boolean {
    this.#asked += 1;
    return this.#asked % TIME_STRIDE === 1 ? this.#measureTime() : this.exhausted !== null;
  }

  #measureTime(): boolean {
    if (this.#asked % (TIME_STRIDE * MEMORY_STRIDE) === 1) this.#measureMemory();
    if (this.exhausted === null && this.seconds() >= (this.#limits.seconds ?? UNLIMITED)) {
      this.exhausted = "time";
    }
    return this.exhausted !== null;
  }

  #measureMemory(): void {
    if (this.#clock === null) return;
    const memory = this.#clock.memory();
    this.peakMemory = Math.max(this.peakMemory, memory);
    if (this.exhausted === null && memory >= (this.#limits.megabytes ?? UNLIMITED)) {
      this.exhausted = "memory";
    }
  }

  /** Seconds since the search began; 0 without a clock. */
  seconds(): number {
    return this.#clock === null ? 0 : this.#clock.now() - this.#started;
  }
}
