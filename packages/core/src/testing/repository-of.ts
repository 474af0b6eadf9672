import { compareText } from "../base/compare.ts";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { buildRepository } from "../skill/build-repository.ts";
import { matchGlobs } from "../skill/match-globs.ts";
import type { Repository, RepositoryFiles } from "../skill/repository.ts";

/** Files by root-relative POSIX path. */
export type FileTree = Readonly<Record<string, string | Uint8Array>>;

/** A repository in memory, as if discovery had read these files from disk; nothing is ignored or linked. */
export function repositoryOf(files: FileTree, config: Partial<Config> = {}): Repository {
  const full = { ...DEFAULT_CONFIG, ...config };
  return buildRepository(repositoryFilesOf(files, full), full);
}

/** What discovery would give for these files. */
export function repositoryFilesOf(
  files: FileTree,
  config: Config = DEFAULT_CONFIG,
): RepositoryFiles {
  const isIncluded = config.skills.length === 0 ? () => true : matchGlobs(config.skills);
  const paths = new Set<string>();
  const texts = new Map<string, string>();
  const sizes = new Map<string, number>();
  const skills: { path: string; bytes: Uint8Array; symlink: null }[] = [];
  for (const path of Object.keys(files).sort(compareText)) {
    const content = files[path] as string | Uint8Array;
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    paths.add(path);
    sizes.set(path, bytes.length);
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1))
      paths.add(path.slice(0, at + 1));
    if (/(?:^|\/)skill\.md$/i.test(path)) {
      if (isIncluded(path)) skills.push({ path, bytes, symlink: null });
    } else texts.set(path, new TextDecoder().decode(bytes));
  }
  return { skills, paths: [...paths].sort(compareText), skipped: [], texts, sizes };
}
