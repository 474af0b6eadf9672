import type { StripsTask } from "../compile/strips-task.ts";
import { LmCut } from "../heuristics/lm-cut.ts";
import { buildRelaxedGraph, type RelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { RelaxedPlanner } from "../heuristics/relaxed-plan.ts";
import { findBeyondBound } from "../searches/bounded-relevance.ts";
import { gapScores } from "../searches/gap-scores.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import { type CertificateNode, FOR_GOAL } from "./bound-certificate.ts";
import type { ProofSink } from "./proof-sink.ts";

const NO_FACTS = new Int32Array(0);
const NARROWING_ROUNDS = 6;

/** A fork of the proof that is still open: first with the action in, then with it out. */
interface Fork {
  readonly action: number;
  readonly cost: number;
  readonly excludedBefore: number;
  isOut: boolean;
}

/**
 * Proves that no plan of a relaxed task costs less than a bound, and writes the proof down. The same steps as branch
 * and bound, but only those that can be checked one by one, and with the bound known from the start.
 */
export class BoundProver {
  readonly #task: StripsTask;
  readonly #bound: number;
  readonly #budget: SearchBudget;
  readonly #sink: ProofSink;
  readonly #graph: RelaxedGraph;
  readonly #lmCut: LmCut;
  readonly #planner: RelaxedPlanner;
  readonly #costs: Float64Array;
  readonly #out: Uint8Array;
  readonly #in: Uint8Array;
  /** By landmark found last: what it is for. */
  readonly #targets: number[] = [];
  readonly #chosen: number[] = [];
  readonly #excluded: number[] = [];
  #spent = 0;

  /** `bound` in cost units. */
  constructor(task: StripsTask, bound: number, sink: ProofSink, budget: SearchBudget) {
    this.#task = task;
    this.#bound = bound;
    this.#budget = budget;
    this.#sink = sink;
    this.#graph = buildRelaxedGraph(task);
    this.#lmCut = new LmCut(this.#graph, () => budget.isInterrupted());
    this.#planner = new RelaxedPlanner(this.#graph, () => budget.isInterrupted());
    const count = this.#graph.operatorCount;
    this.#costs = new Float64Array(count);
    this.#costs.set(task.costs);
    this.#out = new Uint8Array(count);
    this.#in = new Uint8Array(count);
  }

  /** Excludes what it can at the root and gives what is left, or null once all is proved. */
  narrow(): number[] | null {
    for (let round = 0; round < NARROWING_ROUNDS; round += 1) {
      const before = this.#excluded.length;
      // The first time without landmarks, which are dear on a large task.
      const total = round === 0 ? this.#begin() : this.#findLandmarks();
      if (total >= this.#bound || this.#excludeBeyond(total) === false) {
        this.#write([], "closed");
        return null;
      }
      const excluded = this.#excluded.slice(before);
      this.#write(excluded, "again");
      if (round > 0 && excluded.length === 0) break;
    }
    return [...this.#task.costs.keys()].filter((action) => this.#out[action] === 0);
  }

  /** Proves the rest. False when there is a relaxed plan below the bound, or a limit struck. */
  prove(): boolean {
    const forks: Fork[] = [];
    for (let isNew = true; isNew || forks.length > 0; ) {
      if (isNew) {
        const excludedBefore = this.#excluded.length;
        const step = this.#visit();
        if (step === "refuted" || this.#sink.isFull || this.#budget.isExhausted()) return false;
        isNew = step !== "closed";
        if (step === "closed") this.#readmit(excludedBefore);
        else {
          const cost = this.#costs[step] as number;
          forks.push({ action: step, cost, excludedBefore, isOut: false });
          this.#takeIn(step, cost);
        }
        continue;
      }
      const fork = forks.at(-1) as Fork;
      if (fork.isOut) {
        this.#readmit(fork.excludedBefore);
        forks.pop();
        continue;
      }
      this.#giveBack(fork);
      this.#putOut(fork.action);
      fork.isOut = true;
      isNew = true;
    }
    return true;
  }

  #visit(): number | "closed" | "refuted" {
    const before = this.#excluded.length;
    const total = this.#findLandmarks();
    if (total >= this.#bound || !this.#excludeBeyond(total)) return this.#write([], "closed");
    const excluded = this.#excluded.slice(before);
    const relaxed = this.#relaxedPlan();
    if (relaxed === null) return this.#write(excluded, "closed");
    let cost = 0;
    for (const action of relaxed) cost += this.#task.costs[action] as number;
    const fork = this.#chooseFork(relaxed);
    return cost < this.#bound || fork < 0 ? "refuted" : this.#write(excluded, fork);
  }

  #begin(): number {
    const { table, landmarks } = this.#lmCut;
    landmarks.clear();
    this.#targets.length = 0;
    table.costs.set(this.#costs);
    this.#lmCut.begin(NO_FACTS, this.#out);
    return this.#spent;
  }

  /** Landmarks for the goal and for all that is in; gives what they and what is in cost together. */
  #findLandmarks(): number {
    let total = this.#begin();
    for (const target of [this.#graph.goal, ...this.#chosen]) {
      if (total >= this.#bound) break;
      total += this.#lmCut.bound(target, this.#bound - total);
      while (this.#targets.length < this.#lmCut.landmarks.count) this.#targets.push(target);
    }
    return total;
  }

  /** False when an action that is in would lift the bound: then nothing is left below the node. */
  #excludeBeyond(total: number): boolean {
    let isOpen = true;
    findBeyondBound(this.#graph, this.#lmCut.table, this.#bound - total, this.#out, (action) => {
      if (this.#in[action] === 1) isOpen = false;
      else if (this.#isSkill(action)) this.#putOut(action);
    });
    return isOpen;
  }

  /** From what costs nothing beyond the landmarks, if that is left; else from anything. */
  #relaxedPlan(): number[] | null {
    const residual = this.#lmCut.table.costs;
    const extract = (isUsable: (action: number) => boolean): number[] | null => {
      const usable = this.#out.map((out, action) => (out === 0 && isUsable(action) ? 1 : 0));
      return this.#planner.extract(this.#costs, { usable });
    };
    const plan = extract((action) => residual[action] === 0) ?? extract(() => true);
    return plan === null ? null : this.#planner.withoutRedundant(plan, this.#task.costs);
  }

  /** The action that is most of the gap between bound and relaxed plan; -1 when all of the plan is in. */
  #chooseFork(relaxed: readonly number[]): number {
    const { landmarks, table } = this.#lmCut;
    let best = -1;
    let most = -1;
    for (const [action, score] of gapScores(relaxed, landmarks, table.costs)) {
      if (this.#in[action] === 1 || score <= most || !this.#isSkill(action)) continue;
      best = action;
      most = score;
    }
    return best;
  }

  /** Writes the node down with the landmarks found last, and gives how it goes on. */
  #write<Next extends CertificateNode["next"]>(excluded: readonly number[], next: Next): Next {
    const name = (action: number): number =>
      this.#sink.indexOf(this.#task.actionNames[action] as string);
    const { landmarks } = this.#lmCut;
    this.#sink.write({
      landmarks: this.#targets.map((target, i) => ({
        for: target === this.#graph.goal ? FOR_GOAL : name(target),
        skills: [...landmarks.operatorsOf(i)].map(name),
        charge: landmarks.chargeOf(i),
      })),
      excluded: excluded.map(name),
      next: typeof next === "number" ? name(next) : next,
    });
    return next;
  }

  /** The compiler's own actions are free and have no name under which a certificate could speak of them. */
  #isSkill(action: number): boolean {
    return this.#task.actionNames[action] !== null;
  }

  #takeIn(action: number, cost: number): void {
    this.#in[action] = 1;
    this.#costs[action] = 0;
    this.#chosen.push(action);
    this.#spent += cost;
  }

  #giveBack({ action, cost }: Fork): void {
    this.#spent -= cost;
    this.#chosen.pop();
    this.#costs[action] = cost;
    this.#in[action] = 0;
  }

  #putOut(action: number): void {
    this.#out[action] = 1;
    this.#excluded.push(action);
  }

  #readmit(excludedBefore: number): void {
    while (this.#excluded.length > excludedBefore) {
      this.#out[this.#excluded.pop() as number] = 0;
    }
  }
}
