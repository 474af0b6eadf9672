// Generated from packages/schema/schemas/skill.schema.json by `npm run generate`. Do not edit.
/**
 * Public name of the skill: lower-case letters and digits of any script, words joined by single hyphens, at most 64 characters, equal to the folder's name.
 */
export type Name = string;
/**
 * What the skill does and when to use it. Hosts load this text into every session and choose skills by it. At most 1,024 characters.
 */
export type Description = string;
/**
 * Licence name, or the name of a bundled licence file.
 */
export type License = string;
/**
 * What the skill needs of its surroundings: host, system packages, network. At most 500 characters.
 */
export type Compatibility = string;
/**
 * Conditions in one text, separated by commas: "entity:a, NOT entity:b, any(entity:c, entity:d)".
 */
export type PortableConditions = string;
/**
 * May the skill run again when its outcome is unknown, for example after a crash? `ask`, the default, leaves it to a person.
 */
export type Replay = "safe" | "ask" | "never";
/**
 * Can what the skill does be undone? An irreversible skill needs a guard and is never retried by itself.
 */
export type Effects = "reversible" | "irreversible";
/**
 * `entity:x`, `NOT entity:x`, a soft condition `entity:x?` that only ranks, `any(entity:a, entity:b)`, or a map with `any`.
 */
export type Condition =
  | string
  | {
      any: Alternatives;
    };
/**
 * A fact such as `entity:has-parsed-resume`, or `NOT` and a fact.
 */
export type Literal = string;
/**
 * Holds when one of these holds.
 *
 * @minItems 1
 */
export type Alternatives = Literal[];
/**
 * Conditions that must all hold before the skill may run.
 */
export type Preconditions = Condition[];
/**
 * Facts that hold after the skill succeeded; `NOT entity:x` makes a fact untrue. Removals apply first, then additions.
 */
export type Postconditions = Literal[];
/**
 * What running the skill costs: low, medium (the default), high, or a number of at least 0. The words count 1, 3 and 10 unless ctxfst.yaml says otherwise.
 */
export type Cost = ("low" | "medium" | "high") | number;
/**
 * May the skill run again after it succeeded? When false, the default, a completed skill is not run again.
 */
export type Idempotent = boolean;

/**
 * The Agent Skills fields, and the world-model fields that make a skill an action for the planner. Other keys are allowed; hosts define their own.
 */
export interface SkillFrontmatter {
  name: Name;
  description: Description;
  license?: License;
  compatibility?: Compatibility;
  /**
   * Tools that the skill may use without asking: names separated by spaces, as the specification has it, or a list.
   */
  "allowed-tools"?: string | string[];
  metadata?: Metadata;
  preconditions?: Preconditions;
  postconditions?: Postconditions;
  cost?: Cost;
  idempotent?: Idempotent;
  /**
   * Names of related skills. They rank candidates, they never order them.
   */
  related_skills?: string[];
  /**
   * Ids of related nodes of the graph. They rank candidates, they never order them.
   */
  related_nodes?: string[];
  replay?: Replay;
  effects?: Effects;
}
/**
 * Further properties. The specification allows text values only. The portable spelling of the world-model fields lives here.
 */
export interface Metadata {
  "ctxfst-preconditions"?: PortableConditions;
  "ctxfst-postconditions"?: PortableConditions;
  /**
   * low, medium, high, or a number written as text.
   */
  "ctxfst-cost"?: string;
  /**
   * May the skill run again after it succeeded? Written as text.
   */
  "ctxfst-idempotent"?: "true" | "false";
  "ctxfst-replay"?: Replay;
  "ctxfst-effects"?: Effects;
  /**
   * Names of related skills, separated by commas. They rank, they never order.
   */
  "ctxfst-related-skills"?: string;
}
