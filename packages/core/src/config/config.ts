import type { Position } from "../base/text-range.ts";
import type { ExecutionConfig } from "./execution.ts";

export type Severity = "error" | "warning" | "info";
export type RuleLevel = Severity | "off";
/** A choice of rules; `security` narrows it, unless another one stands beside. */
export type Preset = "recommended" | "strict" | "security" | "style";

/** A goal as a contract: what must be reachable, from what, and how good the plan must be. */
export interface GoalConfig {
  readonly id: string;
  /** Conditions as written; all of them must hold. */
  readonly goal: readonly string[];
  /** Start facts; absent means the world file, else none. */
  readonly given: readonly string[] | null;
  readonly expect: GoalExpectation;
}

export interface GoalExpectation {
  readonly reachable?: boolean;
  readonly maxCost?: number;
  readonly maxSteps?: number;
  readonly via?: readonly string[];
  readonly avoid?: readonly string[];
}

/** World-model fields for a skill that one cannot edit, keyed by skill name; same shapes as in front matter. */
export interface ConditionsConfig {
  readonly preconditions?: readonly unknown[];
  readonly postconditions?: readonly unknown[];
  readonly cost?: string | number;
  readonly idempotent?: boolean;
  readonly replay?: "safe" | "ask" | "never";
  readonly effects?: "reversible" | "irreversible";
  readonly related_skills?: readonly string[];
}

/** What skills may take of a context, in tokens. */
export interface BudgetsConfig {
  /** The window that the budgets of hosts are reckoned for. */
  readonly contextTokens: number;
  /** The most that is in every context; null without a limit. */
  readonly alwaysOn: number | null;
  /** What the host's own prompt and tools take. */
  readonly base: number;
}

export interface RankerConfig {
  /** Root-relative path. */
  readonly module: string;
  /** Seconds that it may take. */
  readonly timeout: number;
}

export interface RuleOverride {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, RuleLevel>>;
}

export interface HandWrittenEdge {
  readonly source: string;
  readonly target: string;
  readonly relation: "IMPLIES" | "EVIDENCE" | "SIMILAR";
}

/** Which texts count as alike. */
export interface SimilarityConfig {
  /** From 0 to 1. */
  readonly minScore: number;
  /** How many of the most alike are kept for each. */
  readonly top: number;
}

/** `ctxfst.yaml`, checked and with every default filled in. */
export interface Config {
  /** Root-relative path of the file, null when there is none. */
  readonly file: string | null;
  /** Version of ctxfst that the file was written for; null takes every rule. */
  readonly version: string | null;
  /** At least one. */
  readonly presets: readonly Preset[];
  /** Root-relative path of the file of findings that are not shown. */
  readonly baseline: string | null;
  readonly skills: readonly string[];
  readonly vendored: readonly string[];
  readonly profiles: readonly string[];
  readonly hosts: readonly string[];
  readonly rules: Readonly<Record<string, RuleLevel>>;
  readonly overrides: readonly RuleOverride[];
  /** Names of dialect fields that are read; `all` by default, `[]` for `off`. */
  readonly dialects: "all" | readonly string[];
  readonly costs: { readonly low: number; readonly medium: number; readonly high: number };
  readonly budgets: BudgetsConfig;
  readonly conditions: Readonly<Record<string, ConditionsConfig>>;
  readonly external: readonly string[];
  readonly goals: readonly GoalConfig[];
  /** How skills are performed, by name. */
  readonly execution: Readonly<Record<string, ExecutionConfig>>;
  /** A module of the repository that may reorder candidates; null without one. */
  readonly ranker: RankerConfig | null;
  readonly graph: {
    readonly file: string;
    readonly isConfigured: boolean;
    readonly edges: readonly HandWrittenEdge[];
    /** Root-relative paths of documents whose entities become nodes. */
    readonly catalogues: readonly string[];
    /** Null for no SIMILAR edges. */
    readonly similarity: SimilarityConfig | null;
  };
  readonly world: { readonly file: string; readonly isConfigured: boolean };
}

/**
 * Something wrong in the config file; `config-invalid` (error) or `config-unknown-key` (warning). Arguments of the first
 * are `path`, `found` and `expected` (both in words), of the second `path`, `key`, `nearest` (the known key that is most
 * likely meant, or "") and `known` (all keys that may stand there).
 */
export interface ConfigProblem {
  readonly code: "config-invalid" | "config-unknown-key";
  /** As people write it, such as `goals[0].expect.max-cost`; "" for the file as a whole. */
  readonly path: string;
  readonly position: Position;
  readonly args: Readonly<Record<string, string>>;
}

export const DEFAULT_CONFIG: Config = {
  file: null,
  version: null,
  presets: ["recommended"],
  baseline: null,
  skills: [],
  vendored: [],
  profiles: ["agentskills"],
  hosts: [],
  rules: {},
  overrides: [],
  dialects: "all",
  costs: { low: 1, medium: 3, high: 10 },
  budgets: { contextTokens: 200_000, alwaysOn: null, base: 0 },
  conditions: {},
  external: [],
  goals: [],
  execution: {},
  ranker: null,
  graph: {
    file: "entity-graph.json",
    isConfigured: false,
    edges: [],
    catalogues: [],
    similarity: null,
  },
  world: { file: "world-state.json", isConfigured: false },
};
