export { findingsOfExample, type LintableExample, lintableExample } from "./lint-example.ts";
export { type FileTree, repositoryFilesOf, repositoryOf } from "./repository-of.ts";
export { type ExampleFile, type RuleExample, readRuleExamples } from "./rule-examples.ts";
export { type SkillFields, skillText } from "./skill-text.ts";
