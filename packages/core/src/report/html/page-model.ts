import type { GoalState } from "../goal-text.ts";
import type { Diagram } from "./layout/diagram.ts";

/** A skill or a fact as the page shows it. Texts are visible lines, not yet HTML. */
export interface PageNode {
  /** `n0`, `n1`, …: safe in attributes and selectors. */
  readonly id: string;
  readonly kind: "skill" | "fact";
  readonly name: string;
  readonly file: string | null;
  readonly description: string;
  readonly cost: string;
  /** Of a skill its conditions, of a fact the skills that ask for it. */
  readonly needs: readonly PageLink[];
  /** Of a skill its effects, of a fact the skills that supply it. */
  readonly gives: readonly PageLink[];
  /** Numbers of findings in the skill's file. */
  readonly findings: readonly number[];
  /** Numbers of goals whose plan uses it. */
  readonly goals: readonly number[];
}

/** A text that stands for nodes: `entity:x`, `NOT entity:x`, `any(…)`. */
export interface PageLink {
  readonly text: string;
  readonly nodes: readonly string[];
}

/** One step of a plan; other steps are named by their numbers, from 1. */
export interface PageStep {
  readonly name: string;
  readonly node: string;
  readonly cost: number;
  readonly needs: readonly { readonly text: string; readonly from: number | null }[];
  readonly gives: readonly {
    readonly text: string;
    readonly to: readonly number[];
    readonly isGoal: boolean;
  }[];
}

/** A goal as the page shows it. */
export interface PageGoal {
  readonly id: string;
  readonly state: GoalState;
  readonly inferred: boolean;
  readonly summary: string;
  readonly reasons: readonly string[];
  readonly goal: readonly string[];
  readonly given: readonly string[];
  readonly assumptions: readonly string[];
  readonly steps: readonly PageStep[];
  /** Nodes that the plan uses, or, where there is none, the facts that are missing and who waits for them. */
  readonly marked: readonly string[];
}

/** Everything that the report page shows. */
export interface PageModel {
  readonly nodes: readonly PageNode[];
  readonly goals: readonly PageGoal[];
  readonly diagram: Diagram;
  /** Skills that the diagram leaves out: without conditions, or beyond what can be drawn. */
  readonly plain: readonly PageNode[];
  readonly undrawn: number;
}
