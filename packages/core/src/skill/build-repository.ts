import { compareText } from "../base/compare.ts";
import { lastSegment } from "../base/repository-path.ts";
import type { Config } from "../config/config.ts";
import { linkSkills, type NamedModel } from "./link-skills.ts";
import { matchGlobs } from "./match-globs.ts";
import { type ResolveName, readDialects } from "./read-dialects.ts";
import { readOwnModel } from "./read-own-model.ts";
import { readSkill, type SkillDraft } from "./read-skill.ts";
import type { Repository, RepositoryFiles } from "./repository.ts";
import type { Skill, SkillModel } from "./skill.ts";

/** Parses all skills and links them. A pure function of its arguments; never throws on what files hold. */
export function buildRepository(files: RepositoryFiles, config: Config): Repository {
  const sources = [...files.skills].sort((a, b) => compareText(a.path, b.path));
  const drafts = sources.map(readSkill);
  const resolve = nameResolver(drafts);
  const models = linkSkills(
    drafts.map(
      (draft): NamedModel => ({ name: draft.name, model: readModel(draft, config, resolve) }),
    ),
    factsOfConfig(config),
  );
  const isVendored = matchGlobs(config.vendored);
  const skills = drafts.map(
    // Key by key: V8 makes a hidden class of its own for each object that is spread and added to.
    (draft, i): Skill => ({
      name: draft.name,
      declaredName: draft.declaredName,
      description: draft.description,
      file: draft.file,
      folder: draft.folder,
      document: draft.document,
      fields: draft.fields,
      allowedTools: draft.allowedTools,
      model: models[i] as SkillModel,
      isVendored: isVendored(draft.file),
    }),
  );
  const byName = new Map<string, Skill>();
  for (const skill of skills) if (!byName.has(skill.name)) byName.set(skill.name, skill);
  const symlinks = new Map<string, string>();
  for (const { path, symlink } of sources) if (symlink !== null) symlinks.set(path, symlink);
  for (const { file, reason } of files.skipped) {
    if (reason === "symlink-outside") symlinks.set(file, "outside");
  }
  return {
    skills,
    paths: new Set(files.paths),
    skipped: [...files.skipped].sort(
      (a, b) => compareText(a.file, b.file) || compareText(a.reason, b.reason),
    ),
    texts: files.texts,
    sizes: files.sizes,
    byName,
    symlinks,
  };
}

function readModel(draft: SkillDraft, config: Config, resolve: ResolveName): SkillModel {
  const conditions = Object.hasOwn(config.conditions, draft.name)
    ? (config.conditions[draft.name] as Readonly<Record<string, unknown>>)
    : undefined;
  const own = readOwnModel(draft.name, draft.fields, conditions);
  const dialects = readDialects(draft.name, draft.fields, config.dialects, resolve);
  return {
    preconditions: [...own.preconditions, ...dialects.preconditions],
    postconditions: [...own.postconditions, ...dialects.postconditions],
    cost: costOf(own.costLabel, config),
    costLabel: own.costLabel,
    idempotent: own.idempotent,
    replay: own.replay,
    effects: own.effects,
    references: [...own.references, ...dialects.references],
    relatedNodes: own.relatedNodes,
    problems: own.problems,
    isDeclared: own.isDeclared || dialects.isDeclared,
  };
}

function costOf(label: string, config: Config): number {
  if (label === "low" || label === "medium" || label === "high") return config.costs[label];
  return Number(label);
}

/** Names as written, names of folders, and both behind a `plugin:` prefix. */
function nameResolver(drafts: readonly SkillDraft[]): ResolveName {
  const names = new Set(drafts.map(({ name }) => name));
  const folders = new Map<string, string>();
  for (const { folder, name } of drafts) {
    const base = lastSegment(folder);
    if (!folders.has(base)) folders.set(base, name);
  }
  const find = (name: string): string | null =>
    names.has(name) ? name : (folders.get(name) ?? null);
  return (name) => find(name) ?? find(name.slice(name.lastIndexOf(":") + 1));
}

/** Facts that the config speaks of; a goal may ask for `done:SKILL`. */
function factsOfConfig(config: Config): string[] {
  const conditions = config.goals.flatMap(({ goal, given }) => [...goal, ...(given ?? [])]);
  return conditions.map((condition) => condition.replace(/^NOT\s+/, "").trim());
}
