export { type GitChanges, listChanges } from "./list-changes.ts";
export { readFileAt } from "./read-file-at.ts";
export { readRepositoryFilesAt } from "./read-repository-files-at.ts";
export { mergeBase, resolveCommit } from "./resolve-commit.ts";
