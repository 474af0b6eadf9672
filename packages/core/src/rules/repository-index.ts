import { appendTo } from "../base/append-to.ts";
import { folderOf, isBelow, lastSegment } from "../base/repository-path.ts";
import type { TextRange } from "../base/text-range.ts";
import { literalsOf } from "../skill/literals-of.ts";
import { hostsOwning } from "../skill/profiles/host-roots.ts";
import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";
import { type Plugin, pluginFinder, readPlugins } from "./plugin-manifests.ts";

/** A skill that asks for a fact or brings it about, and where it says so. */
export interface FactUse {
  readonly skill: Skill;
  readonly range: TextRange | null;
  readonly negated: boolean;
  readonly soft: boolean;
}

/** Look-ups over all skills that several rules need; each is made when first asked for. */
export interface RepositoryIndex {
  /** Postconditions that make a fact true or false, by fact; of skills that planner and graph use. */
  readonly effects: ReadonlyMap<string, readonly FactUse[]>;
  /** Preconditions that name a fact, alternatives included, by fact. */
  readonly needs: ReadonlyMap<string, readonly FactUse[]>;
  /** Skills by folder ("" at the root). */
  readonly byFolder: ReadonlyMap<string, Skill>;
  /** Names of the folders that hold skills. */
  readonly skillFolders: ReadonlySet<string>;
  /** Paths by their lower-case form. */
  readonly pathsByLowerCase: ReadonlyMap<string, readonly string[]>;
  /** Names of what a folder holds, by the folder's path ("" for the root). */
  readonly namesByFolder: ReadonlyMap<string, readonly string[]>;
  /** Paths by their last segment, folders without their "/". */
  readonly pathsByName: ReadonlyMap<string, readonly string[]>;
  /** Hosts whose own folders hold skills. */
  readonly folderHosts: readonly string[];
  /** Plugins that `.claude-plugin` manifests declare. */
  readonly plugins: readonly Plugin[];
  /** The innermost plugin whose folder holds a file. */
  pluginOf(file: string): Plugin | null;
}

/**
 * Builds the look-ups of a repository. Where `isNarrowed` (the config names the skills by globs), manifests of folders
 * without a named skill are somebody else's.
 */
export function indexRepository(repository: Repository, isNarrowed: boolean): RepositoryIndex {
  const lazy = <T>(make: () => T): (() => T) => {
    let value: { readonly made: T } | null = null;
    return () => {
      value ??= { made: make() };
      return value.made;
    };
  };
  const planned = [...repository.byName.values()];
  const effects = lazy(() => indexEffects(planned));
  const needs = lazy(() => indexNeeds(planned));
  const byFolder = lazy(() => new Map(repository.skills.map((skill) => [skill.folder, skill])));
  const skillFolders = lazy(
    () => new Set(repository.skills.map(({ folder }) => lastSegment(folder))),
  );
  const byLowerCase = lazy(() => groupPaths(repository.paths, (path) => path.toLowerCase()));
  const byParent = lazy(() => groupNames(repository.paths));
  const byName = lazy(() => groupPaths(repository.paths, lastSegment));
  const hosts = lazy(() => [
    ...new Set(repository.skills.flatMap(({ file }) => hostsOwning(file))),
  ]);
  const holdsSkill = (root: string): boolean =>
    repository.skills.some(({ file }) => isBelow(root, file));
  const plugins = lazy(() =>
    readPlugins(repository).filter(({ root }) => !isNarrowed || holdsSkill(root)),
  );
  const findPlugin = lazy(() => pluginFinder(plugins()));
  return {
    get plugins() {
      return plugins();
    },
    pluginOf: (file) => findPlugin()(file),
    get effects() {
      return effects();
    },
    get needs() {
      return needs();
    },
    get byFolder() {
      return byFolder();
    },
    get skillFolders() {
      return skillFolders();
    },
    get pathsByLowerCase() {
      return byLowerCase();
    },
    get namesByFolder() {
      return byParent();
    },
    get pathsByName() {
      return byName();
    },
    get folderHosts() {
      return hosts();
    },
  };
}

function indexEffects(skills: readonly Skill[]): Map<string, FactUse[]> {
  const uses = new Map<string, FactUse[]>();
  for (const skill of skills) {
    for (const { value, range } of skill.model.postconditions) {
      appendTo(uses, value.fact, { skill, range, negated: value.negated, soft: false });
    }
  }
  return uses;
}

function indexNeeds(skills: readonly Skill[]): Map<string, FactUse[]> {
  const uses = new Map<string, FactUse[]>();
  for (const skill of skills) {
    for (const { value, range } of skill.model.preconditions) {
      for (const { fact, negated } of literalsOf(value)) {
        appendTo(uses, fact, { skill, range, negated, soft: value.soft });
      }
    }
  }
  return uses;
}

function groupPaths(
  paths: Iterable<string>,
  keyOf: (path: string) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) appendTo(groups, keyOf(path), path);
  return groups;
}

function groupNames(paths: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    appendTo(groups, folderOf(path.replace(/\/$/, "")), lastSegment(path));
  }
  return groups;
}
