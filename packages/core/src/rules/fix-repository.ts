import { appendTo } from "../base/append-to.ts";
import { compareText } from "../base/compare.ts";
import type { Config } from "../config/config.ts";
import { buildRepository } from "../skill/build-repository.ts";
import { isLossless } from "../skill/is-lossless.ts";
import type { Repository, RepositoryFiles, SourceFile } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";
import { applyFixes, type FixTier, isWanted } from "./apply-fixes.ts";
import type { Finding } from "./finding.ts";
import type { LintOptions, LintResult } from "./lint.ts";
import { lint } from "./run-lint.ts";

/** What is to be written for one file; `path` differs from `from` where the file is renamed. */
export interface FixedFile {
  readonly from: string;
  readonly path: string;
  readonly text: string;
}

export interface FixResult {
  /** Files whose text or name changes, by their old path. */
  readonly files: readonly FixedFile[];
  /** How many findings were fixed. */
  readonly applied: number;
  /** The repository as it is then, and what is left to say about it, found out when it is asked for. */
  readonly repository: Repository;
  readonly lint: LintResult;
}

/** A fix may make room for another one; what has not settled by then goes in circles. */
const MAXIMUM_ROUNDS = 10;

/**
 * Fixes what can be fixed of the findings that `isChosen` admits, lints the result and goes on until nothing changes.
 * Nothing is written: the caller decides.
 * Vendored files and files that are no UTF-8 are left as they are.
 */
export function fixRepository(
  files: RepositoryFiles,
  config: Config,
  tier: FixTier = "safe",
  options: LintOptions = {},
  isChosen: (finding: Finding) => boolean = () => true,
): FixResult {
  const origins = new Map(files.skills.map(({ path }) => [path, path]));
  const changed = new Set<string>();
  let current = files;
  let repository = buildRepository(files, config);
  let applied = 0;
  for (let round = 0; round < MAXIMUM_ROUNDS; round += 1) {
    const { findings } = lint(repository, config, { ...options, aggregate: false });
    const fixed = fixRound(current, repository, findings.filter(isChosen), tier);
    if (fixed.applied === 0) break;
    applied += fixed.applied;
    for (const { from, path } of fixed.files) {
      const origin = origins.get(from) as string;
      origins.delete(from);
      origins.set(path, origin);
      changed.add(origin);
    }
    current = withFiles(current, fixed.files);
    repository = buildRepository(current, config);
  }
  return {
    files: changedFiles(repository, origins, changed),
    applied,
    repository,
    get lint(): LintResult {
      return lint(repository, config, options);
    },
  };
}

interface Round {
  readonly files: readonly FixedFile[];
  readonly applied: number;
}

function fixRound(
  { paths }: RepositoryFiles,
  repository: Repository,
  findings: readonly Finding[],
  tier: FixTier,
): Round {
  const fixable = groupByFile(findings);
  const taken = new Set(paths);
  const files: FixedFile[] = [];
  let applied = 0;
  for (const skill of repository.skills.filter(isFixable)) {
    const own = fixable.get(skill.file) ?? [];
    const result = applyFixes(skill.document.text, own, tier);
    const rename = own.find(
      ({ fix }) => fix?.rename !== undefined && isWanted(fix, tier) && !taken.has(fix.rename),
    )?.fix?.rename;
    applied += result.applied.length + (rename === undefined ? 0 : 1);
    if (result.applied.length === 0 && rename === undefined) continue;
    if (rename !== undefined) taken.add(rename);
    files.push({ from: skill.file, path: rename ?? skill.file, text: result.text });
  }
  return { files, applied };
}

function groupByFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.file === null || finding.fix === null) continue;
    appendTo(groups, finding.file, finding);
  }
  return groups;
}

/** Others' files are theirs, and bytes that are no UTF-8 would be lost in writing the text back. */
function isFixable({ document, isVendored }: Skill): boolean {
  return !isVendored && isLossless(document);
}

function withFiles(files: RepositoryFiles, fixed: readonly FixedFile[]): RepositoryFiles {
  const byPath = new Map(fixed.map((file) => [file.from, file]));
  const skills = files.skills.map((skill): SourceFile => {
    const file = byPath.get(skill.path);
    if (file === undefined) return skill;
    const bytes = new TextEncoder().encode(file.text);
    return { path: file.path, bytes, symlink: skill.symlink };
  });
  const paths = files.paths.map((path) => byPath.get(path)?.path ?? path).sort(compareText);
  return { ...files, skills, paths };
}

function changedFiles(
  { skills }: Repository,
  origins: ReadonlyMap<string, string>,
  changed: ReadonlySet<string>,
): FixedFile[] {
  return skills
    .map(({ file, document }) => ({
      from: origins.get(file) as string,
      path: file,
      text: document.text,
    }))
    .filter(({ from }) => changed.has(from))
    .sort((a, b) => compareText(a.from, b.from));
}
