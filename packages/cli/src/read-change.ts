import {
  buildRepository,
  type Change,
  type Config,
  findSkillRenames,
  type LintOptions,
  lint,
  type Repository,
} from "@ctxfst/core";
import { listChanges, mergeBase, readRepositoryFilesAt } from "@ctxfst/core/node";
import { configBefore } from "./config-before.ts";
import type { OpenRepository } from "./open-repository.ts";

/** A change as lint takes it. */
export interface ReadChange {
  readonly change: Change;
  readonly renamedSkills: ReadonlyMap<string, string>;
}

/**
 * What differs from where HEAD left `base`, uncommitted and untracked files included. The repository before the change
 * is read from git's objects, and only where it matters.
 * @throws CtxfstError `git` outside of git, or where `base` is not in this clone
 */
export function readChange(
  { root, config, repository }: OpenRepository,
  base: string,
  options: LintOptions,
): ReadChange {
  const { base: commit, files, deleted, renames } = listChanges(root, mergeBase(root, base));
  let before: { readonly repository: Repository; readonly config: Config } | null = null;
  const readBefore = (): NonNullable<typeof before> => {
    if (before === null) {
      const tree = readRepositoryFilesAt(root, commit, config);
      const own = configBefore(config, tree.texts);
      before = { repository: buildRepository(tree, own), config: own };
    }
    return before;
  };
  const touchesSkills = [...files, ...deleted].some((path) => /(?:^|\/)skill\.md$/i.test(path));
  const moved = new Map(renames.map(({ from, to }) => [from, to]));
  return {
    change: {
      files: new Set(files),
      before: () => {
        const old = readBefore();
        return lint(old.repository, old.config, { ...options, aggregate: false }).findings;
      },
    },
    renamedSkills: touchesSkills
      ? findSkillRenames(readBefore().repository, repository, moved)
      : new Map(),
  };
}
