import type { PlanClock, PlanLimits } from "../plan.ts";

/** How often the clock is read: once in so many asks. */
const STRIDE = 64;

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

  constructor(
    limits: PlanLimits,
    clock: PlanClock | null,
    mostExpansions: number = Number.POSITIVE_INFINITY,
  ) {
    this.#mostExpansions = mostExpansions;
    this.#limits = limits;
    this.#clock = clock;
    this.#started = clock?.now() ?? 0;
    this.peakMemory = clock?.memory() ?? 0;
  }

  /** True once a limit is reached; reads the clock only now and then. */
  isExhausted(): boolean {
    if (this.exhausted !== null) return true;
    if (this.expanded >= this.#mostExpansions) this.exhausted = "expansions";
    this.#asked += 1;
    return this.#asked % STRIDE === 0 ? this.measure() : this.exhausted !== null;
  }

  /** Reads clock and memory now; true once a limit is reached. */
  measure(): boolean {
    if (this.#clock === null || this.exhausted !== null) return this.exhausted !== null;
    const memory = this.#clock.memory();
    this.peakMemory = Math.max(this.peakMemory, memory);
    if (this.seconds() >= (this.#limits.seconds ?? Number.POSITIVE_INFINITY))
      this.exhausted = "time";
    else if (memory >= (this.#limits.megabytes ?? Number.POSITIVE_INFINITY)) {
      this.exhausted = "memory";
    }
    return this.exhausted !== null;
  }

  /** Seconds since the search began; 0 without a clock. */
  seconds(): number {
    return this.#clock === null ? 0 : this.#clock.now() - this.#started;
  }
}
