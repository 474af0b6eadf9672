import type { Config, RuleLevel, Severity } from "../config/config.ts";
import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";
import type { RuleReport } from "./finding.ts";

export type RuleCategory = "file" | "name" | "description" | "body" | "security" | "world" | "flow" | "linter" | "budget";

export interface RuleMeta {
  /** Public name, kebab-case, never renamed. */
  readonly id: string;
  /** One sentence: what holds in a healthy file. */
  readonly summary: string;
  readonly category: RuleCategory;
  /** `off` where only some profiles report it. */
  readonly severity: RuleLevel;
  /** Profiles in which it is an error, whatever the default. */
  readonly errorIn?: readonly string[];
  readonly fix: "safe" | "suggested" | null;
  /** Infos with the same rule and args are merged into one finding with a count. */
  readonly aggregates?: boolean;
}

/** What every rule may look at. Rules keep no state between files. */
export interface RuleContext {
  readonly repository: Repository;
  readonly config: Config;
  readonly profiles: readonly string[];
}

export interface SkillRule {
  readonly meta: RuleMeta;
  checkSkill(skill: Skill, context: RuleContext): readonly RuleReport[];
}

export interface RepositoryRule {
  readonly meta: RuleMeta;
  checkRepository(context: RuleContext): readonly RuleReport[];
}

export type Rule = SkillRule | RepositoryRule;
export type { Severity };
