export { type FileTree, repositoryFilesOf, repositoryOf } from "./repository-of.ts";
export { type SkillFields, skillText } from "./skill-text.ts";
