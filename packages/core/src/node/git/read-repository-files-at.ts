import { compareText, sortedUnique } from "../../base/compare.ts";
import { lastSegment } from "../../base/repository-path.ts";
import type { Config } from "../../config/config.ts";
import { MAXIMUM_SKILL_BYTES } from "../../parser/decode-skill.ts";
import { matchGlobs } from "../../skill/match-globs.ts";
import type { RepositoryFiles, SkippedInput, SourceFile } from "../../skill/repository.ts";
import { isManifest } from "../is-manifest.ts";
import { isSkillName } from "../is-skill-name.ts";
import { readImportedTexts } from "../read-imported-texts.ts";
import { MAXIMUM_TEXT_BYTES } from "../read-repository-files.ts";
import { selectSkillTexts } from "../select-skill-texts.ts";
import { skillsToSkip } from "../skills-to-skip.ts";
import { listTree, type TreeFile } from "./list-tree.ts";
import { readBlobs } from "./read-blobs.ts";
import { resolveCommit } from "./resolve-commit.ts";
import { resolveTreeLinks } from "./resolve-tree-links.ts";

/**
 * What `readRepositoryFiles` would find in a checkout of a revision, from git's objects: the work tree is neither
 * read nor touched. `root` may be a folder inside of the work tree; where the revision has no such folder, there is
 * nothing in it.
 * @throws CtxfstError `git` outside of git, or for a revision that is not there
 */
export function readRepositoryFilesAt(
  root: string,
  revision: string,
  config: Config,
): RepositoryFiles {
  const tree = listTree(root, resolveCommit(root, revision)).filter(({ path }) => !isLeftOut(path));
  const files = tree.filter(({ isLink }) => !isLink);
  const links = readLinks(root, tree);
  const own = sortedUnique([
    ...files.map(({ path }) => path),
    ...tree.flatMap(({ path }) => foldersOf(path)),
  ]);
  const linked = resolveTreeLinks(own, links);
  const skipped: SkippedInput[] = [...linked.skipped];
  const byPath = new Map(files.map((file) => [file.path, file]));
  const named = new Set([
    config.graph.file,
    config.world.file,
    config.file,
    ...config.graph.catalogues,
  ]);
  const manifests = readTexts(
    root,
    files.filter(({ path, size }) => {
      const isRead = named.has(path) || isManifest(path);
      if (isRead && size > MAXIMUM_TEXT_BYTES) skipped.push({ file: path, reason: "too-large" });
      return isRead && size <= MAXIMUM_TEXT_BYTES;
    }),
    skipped,
  );
  const skills = readSkills(root, files, config, manifests, skipped);
  const sizes = new Map(skills.map(({ path, bytes }) => [path, bytes.length]));
  const sizeOf = (path: string): number | null => byPath.get(path)?.size ?? null;
  const inSkills = selectSkillTexts(files.map(({ path }) => path).sort(compareText), sizes, sizeOf);
  const wanted = inSkills.wanted.flatMap((path) => byPath.get(path) ?? []);
  const read = (path: string): string | null => {
    const file = byPath.get(path);
    return file === undefined ? null : (readTexts(root, [file], []).get(path) ?? null);
  };
  const texts = readImportedTexts(readTexts(root, wanted, []), [...byPath.keys()], sizeOf, read);
  return {
    skills,
    paths: sortedUnique([...own, ...linked.paths]),
    skipped,
    texts: new Map([...texts, ...manifests]),
    sizes: inSkills.sizes,
  };
}

/** As in a checkout, where these folders are not walked. */
function isLeftOut(path: string): boolean {
  return path.split("/").slice(0, -1).includes("node_modules");
}

function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}

function readLinks(root: string, tree: readonly TreeFile[]): ReadonlyMap<string, string> {
  const links = tree.filter(({ isLink }) => isLink);
  const contents = readBlobs(root, links);
  return new Map(
    links.map(({ path, id }) => [
      path,
      new TextDecoder().decode(contents.get(id) ?? new Uint8Array()),
    ]),
  );
}

function readTexts(
  root: string,
  files: readonly TreeFile[],
  skipped: SkippedInput[],
): Map<string, string> {
  const contents = readBlobs(root, files);
  const texts = new Map<string, string>();
  for (const { path, id } of files) {
    const bytes = contents.get(id);
    if (bytes === undefined) skipped.push({ file: path, reason: "unreadable" });
    else texts.set(path, new TextDecoder("utf-8").decode(bytes));
  }
  return texts;
}

function readSkills(
  root: string,
  files: readonly TreeFile[],
  config: Config,
  manifests: ReadonlyMap<string, string>,
  skipped: SkippedInput[],
): readonly SourceFile[] {
  const isIncluded = config.skills.length === 0 ? () => true : matchGlobs(config.skills);
  const found = files
    .filter(({ path }) => isSkillName(lastSegment(path)) && isIncluded(path))
    .sort((a, b) => compareText(a.path, b.path));
  const skipRules = skillsToSkip(manifests, config);
  const mine = found.filter(({ path }) => {
    const reason = skipRules.byPath(path);
    if (reason !== null) skipped.push({ file: path, reason });
    return reason === null;
  });
  const contents = readBlobs(
    root,
    mine.filter(({ size }) => size <= MAXIMUM_SKILL_BYTES),
  );
  return mine.flatMap(({ path, id, size }): SourceFile[] => {
    // One byte too many, so that the parser reports it without the whole file in memory.
    const bytes =
      size > MAXIMUM_SKILL_BYTES ? new Uint8Array(MAXIMUM_SKILL_BYTES + 1) : contents.get(id);
    const reason = bytes === undefined ? "unreadable" : skipRules.byContent(path, bytes);
    if (bytes !== undefined && reason === null) return [{ path, bytes, symlink: null }];
    skipped.push({ file: path, reason: reason ?? "unreadable" });
    return [];
  });
}
