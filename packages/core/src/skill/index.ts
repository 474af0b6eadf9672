export { buildRepository } from "./build-repository.ts";
export { type Condition, type Literal, NEVER } from "./condition.ts";
export { DIALECTS, type Dialect } from "./dialect-fields.ts";
export { formatCondition } from "./format-condition.ts";
export { type ConditionFault, type ParsedCondition, parseCondition } from "./parse-condition.ts";
export type { Repository, RepositoryFiles, SkippedInput, SourceFile } from "./repository.ts";
export type {
  ConditionProblem,
  ConditionSource,
  Skill,
  SkillModel,
  SkillReference,
  Sourced,
} from "./skill.ts";
