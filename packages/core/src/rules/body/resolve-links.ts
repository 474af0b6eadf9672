import { folderOf, folderPrefix, resolvePath } from "../../base/repository-path.ts";
import type { MarkdownLink } from "../../parser/markdown-body.ts";
import type { Repository } from "../../skill/repository.ts";
import type { Skill } from "../../skill/skill.ts";
import { type LinkTarget, readLinkTarget } from "./read-link-target.ts";

/** A link of a skill's body to a file or folder. */
export interface ResolvedLink extends LinkTarget {
  readonly link: MarkdownLink;
  /** Root-relative without "/" at the end, "" for the root; null where it leaves the repository. */
  readonly target: string | null;
  readonly exists: boolean;
}

/** Anything that may be a link to a file: most bodies have none, and need not be parsed for it. */
const FILE_LINK = /\]\((?![ \t]*<?(?:https?:|mailto:|#))/i;
/** The same for definitions, which begin a line; `]:` is common in programs. */
const DEFINITION = /^[ \t>*+\-\d.)]*\[(?:[^[\]\\]|\\[\s\S]){1,1000}\]:/m;

function mayLinkFiles(body: string): boolean {
  return FILE_LINK.test(body) || (body.includes("]:") && DEFINITION.test(body));
}

const KNOWN = new WeakMap<Repository, Map<Skill, readonly ResolvedLink[]>>();

/** The links of a skill's body that name files, each with what it leads to; found out once. */
export function resolveLinks(skill: Skill, repository: Repository): readonly ResolvedLink[] {
  let known = KNOWN.get(repository);
  if (known === undefined) {
    known = new Map();
    KNOWN.set(repository, known);
  }
  let links = known.get(skill);
  if (links === undefined) {
    links = resolveAnew(skill, repository);
    known.set(skill, links);
  }
  return links;
}

function resolveAnew(skill: Skill, repository: Repository): readonly ResolvedLink[] {
  const { text, bodyRange } = skill.document;
  if (!mayLinkFiles(text.slice(bodyRange.start, bodyRange.end))) return [];
  const { paths, symlinks } = repository;
  const prefix = folderPrefix(skill.folder);
  const isFolder = (name: string): boolean => paths.has(`${prefix}${name}/`);
  // A link out of a linked file may be meant from where the file really is.
  const real = symlinks.get(skill.file);
  const folders = real === undefined ? [skill.folder] : [skill.folder, folderOf(real)];
  const places = new Set<number>();
  return skill.document.body().links.flatMap((link) => {
    // A reference and its definition share one address, written once.
    if (places.has(link.urlRange.start)) return [];
    places.add(link.urlRange.start);
    const read = readLinkTarget(link, isFolder);
    if (read === null) return [];
    const targets = folders.map((folder) => resolvePath(folder, read.path));
    const found = targets.find((target) => target !== null && isThere(target, repository));
    const { path, suffix } = read;
    const target = found ?? targets[0] ?? null;
    return [{ path, suffix, link, target, exists: found !== undefined }];
  });
}

/** True for files, folders, the root itself, and whatever lies behind a link that leaves the repository. */
export function isThere(path: string, { paths, symlinks }: Repository): boolean {
  if (path === "" || paths.has(path) || paths.has(`${path}/`)) return true;
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
    if (symlinks.get(path.slice(0, at)) === "outside") return true;
  }
  return symlinks.get(path) === "outside";
}
