import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { sortedUnique } from "../base/compare.ts";
import { CtxfstError } from "../base/errors.ts";
import { lastSegment } from "../base/repository-path.ts";
import type { Config } from "../config/config.ts";
import { MAXIMUM_SKILL_BYTES } from "../parser/decode-skill.ts";
import { matchGlobs } from "../skill/match-globs.ts";
import type { RepositoryFiles, SkippedInput, SourceFile } from "../skill/repository.ts";
import { isCheckedOut } from "./is-checked-out.ts";
import { isManifest } from "./is-manifest.ts";
import { isSkillName } from "./is-skill-name.ts";
import { readSkillTexts } from "./read-skill-texts.ts";
import { readSourceFile } from "./read-source-file.ts";
import { skillsToSkip } from "./skills-to-skip.ts";
import { type Walk, type WalkLimits, walkCheckout } from "./walk-checkout.ts";

export const MAXIMUM_TEXT_BYTES: number = 16 * 1024 * 1024;

/**
 * Finds and reads everything that lint and plans need from a checkout, in or outside git. Unreadable, ignored or
 * locked input is listed in `skipped`, never thrown.
 * @throws CtxfstError `file-not-found` when the root itself is no folder that can be listed
 */
export function readRepositoryFiles(
  root: string,
  config: Config,
  limits?: WalkLimits,
): RepositoryFiles {
  requireFolder(root);
  const walk = walkCheckout(root, limits);
  const skipped: SkippedInput[] = [...walk.skipped];
  const texts = readTexts(root, walk, config, skipped);
  const skipRules = skillsToSkip(texts, config);
  const isIncluded = config.skills.length === 0 ? () => true : matchGlobs(config.skills);
  const skills: SourceFile[] = [];
  const ownSizes = new Map<string, number>();
  for (const file of walk.files) {
    if (!isSkillName(lastSegment(file.path))) continue;
    if (!isIncluded(file.path)) continue;
    const reason = skipRules.byPath(file.path);
    if (reason !== null) {
      skipped.push({ file: file.path, reason });
      continue;
    }
    const bytes = readBytes(root, file.path, skipped);
    if (bytes === null) continue;
    const unread = skipRules.byContent(file.path, bytes);
    if (unread === null) {
      skills.push(readSourceFile(file.path, file.target, bytes));
      ownSizes.set(file.path, bytes.length);
    } else skipped.push({ file: file.path, reason: unread });
  }
  const inSkills = readSkillTexts(
    root,
    walk.files.map(({ path }) => path),
    ownSizes,
  );
  return {
    skills,
    paths: walk.paths,
    skipped,
    texts: new Map([...inSkills.texts, ...texts]),
    sizes: inSkills.sizes,
  };
}

function requireFolder(root: string): void {
  let isFolder = false;
  try {
    isFolder = statSync(root).isDirectory();
  } catch (cause) {
    throw new CtxfstError("file-not-found", `${root} does not exist or cannot be read`, { cause });
  }
  if (!isFolder) throw new CtxfstError("file-not-found", `${root} is not a folder`);
}

function readTexts(
  root: string,
  walk: Walk,
  config: Config,
  skipped: SkippedInput[],
): ReadonlyMap<string, string> {
  // Named files are read even where git ignores them: a world file often is private.
  const named = [
    config.graph.file,
    config.world.file,
    config.file,
    ...config.graph.catalogues,
  ].filter((path) => path !== null);
  const found = walk.files.map(({ path }) => path).filter(isManifest);
  const texts = new Map<string, string>();
  for (const path of sortedUnique([...named, ...found])) {
    if (!isInCheckout(root, path)) continue;
    const bytes = readBytes(root, path, skipped, MAXIMUM_TEXT_BYTES);
    if (bytes !== null) texts.set(path, new TextDecoder("utf-8").decode(bytes));
  }
  return texts;
}

/** True for an existing file that is in the checkout, links resolved. */
function isInCheckout(root: string, path: string): boolean {
  try {
    const [folder, target] = [realpathSync(root), realpathSync(join(root, path))];
    return target !== folder && isCheckedOut(folder, target);
  } catch {
    return false;
  }
}

/**
 * Skills over the parser's limit are handed on with one byte too many, so that the parser reports them without
 * the whole file in memory.
 */
function readBytes(
  root: string,
  path: string,
  skipped: SkippedInput[],
  maximum: number = Number.POSITIVE_INFINITY,
): Uint8Array | null {
  try {
    const file = join(root, path);
    const stats = statSync(file);
    const { size } = stats;
    if (!stats.isFile()) return null;
    if (size > maximum) {
      skipped.push({ file: path, reason: "too-large" });
      return null;
    }
    if (size > MAXIMUM_SKILL_BYTES && maximum === Number.POSITIVE_INFINITY) {
      return new Uint8Array(MAXIMUM_SKILL_BYTES + 1);
    }
    return readFileSync(file);
  } catch {
    skipped.push({ file: path, reason: "unreadable" });
    return null;
  }
}
