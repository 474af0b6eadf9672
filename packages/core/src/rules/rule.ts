import type { Config, ConfigProblem, RuleLevel } from "../config/config.ts";
import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";
import type { RuleReport } from "./finding.ts";
import type { RepositoryIndex } from "./repository-index.ts";
import type { ScannedText } from "./security/scanned-texts.ts";

export type RuleCategory =
  | "file"
  | "name"
  | "description"
  | "body"
  | "security"
  | "world"
  | "flow"
  | "linter"
  | "budget";

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
  /** Version of ctxfst that brought it, such as `0.2`; the first one where it is left out. */
  readonly since?: string;
  /** Infos with the same rule and args are merged into one finding with a count. */
  readonly aggregates?: boolean;
  /** Also runs on vendored skills; true of every rule in the category `security`. */
  readonly isSecurity?: boolean;
}

/** What every rule may look at. Rules keep no state between files. */
export interface RuleContext {
  readonly repository: Repository;
  readonly config: Config;
  readonly configProblems: readonly ConfigProblem[];
  /** Profiles that apply to the whole run: those of the config or the command line, and its hosts. */
  readonly profiles: readonly string[];
  /** Every rule there is: what a config may name. */
  readonly ruleIds: readonly string[];
  /** Facts that hold before anything runs: the world file, every goal's `given`, `external`. */
  readonly startFacts: ReadonlySet<string>;
  /** Skills whose name the change under review replaced, by their old names. */
  readonly renamedSkills: ReadonlyMap<string, string>;
  /** Look-ups over all skills, made when first asked for. */
  readonly index: RepositoryIndex;
}

export interface SkillRule {
  readonly meta: RuleMeta;
  checkSkill(skill: Skill, context: RuleContext): readonly RuleReport[];
}

/** Looks at one text at a time: at that of a skill together with the skill's own rules, while it is parsed. */
export interface TextRule {
  readonly meta: RuleMeta;
  checkText(scanned: ScannedText, context: RuleContext): readonly RuleReport[];
}

export interface RepositoryRule {
  readonly meta: RuleMeta;
  checkRepository(context: RuleContext): readonly RuleReport[];
}

/**
 * A rule about an outcome: of a check, such as a goal's plan, whose reports `check` hands to lint; or of the other rules,
 * which lint reports itself.
 */
export interface OutcomeRule {
  readonly meta: RuleMeta;
  readonly reportedBy: "check" | "lint";
}

export type Rule = SkillRule | TextRule | RepositoryRule | OutcomeRule;
