import type { TextRange } from "../base/text-range.ts";
import type { SkillDocument } from "../parser/skill-document.ts";
import type { YamlValue } from "../parser/yaml-value.ts";
import type { Condition, Literal } from "./condition.ts";

/** Where a value was read: the three places of CONTRACT §2, or a dialect field. */
export type ConditionSource = "top-level" | "portable" | "config" | "dialect";

/** A value with the place it was read from. The range is null for values from the config file. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: ConditionSource;
  /** The key it was read from, for example `preconditions` or `metadata.depends_on`. */
  readonly field: string;
  readonly range: TextRange | null;
}

/** Something that is wrong with a world-model value; rules of the same id turn it into a finding. */
export interface ConditionProblem {
  readonly code:
    | "condition-syntax"
    | "condition-scalar"
    | "spelling-conflict"
    | "cost-value"
    | "fact-id"
    | "field-type"
    | "field-value";
  readonly field: string;
  readonly range: TextRange | null;
  readonly args: Readonly<Record<string, string | number>>;
}

/** A reference to another skill by name, from `related_skills` or a dialect field. */
export interface SkillReference {
  readonly name: string;
  /** hard: needed before; soft: ranks; hint: related only. */
  readonly strength: "hard" | "soft" | "hint";
  /** `requires`: this skill needs the other; `enables`: the other needs this one. */
  readonly direction: "requires" | "enables";
  readonly field: string;
  readonly range: TextRange | null;
}

/** A skill as the planner and the graph see it. Nothing fails open: what could not be read is in `problems`. */
export interface SkillModel {
  readonly preconditions: readonly Sourced<Condition>[];
  /** Negated literals are removals; removals apply first, then additions. */
  readonly postconditions: readonly Sourced<Literal>[];
  readonly cost: number;
  /** The word or number as written; `medium` when absent. */
  readonly costLabel: string;
  readonly idempotent: boolean;
  readonly replay: "safe" | "ask" | "never";
  readonly effects: "reversible" | "irreversible";
  readonly references: readonly SkillReference[];
  readonly relatedNodes: readonly string[];
  readonly problems: readonly ConditionProblem[];
  /** False when no world-model or dialect field is present at all. */
  readonly isDeclared: boolean;
}

export interface Skill {
  /** The declared name, or the folder's name where none can be read. Planner and graph know the skill by it. */
  readonly name: string;
  readonly declaredName: string | null;
  /** Folded text; null when absent or not text. */
  readonly description: string | null;
  /** Root-relative POSIX path of the SKILL.md, and of its folder ("" at the root). */
  readonly file: string;
  readonly folder: string;
  readonly document: SkillDocument;
  readonly fields: ReadonlyMap<string, YamlValue>;
  readonly allowedTools: readonly string[];
  readonly model: SkillModel;
  /** True for skills under a `vendored` glob: security rules only, still planned. */
  readonly isVendored: boolean;
}
