export { type GitChanges, listChanges } from "./list-changes.ts";
export { readRepositoryFilesAt } from "./read-repository-files-at.ts";
export { mergeBase, resolveCommit } from "./resolve-commit.ts";
