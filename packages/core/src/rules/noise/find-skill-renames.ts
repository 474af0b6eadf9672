import type { Repository } from "../../skill/repository.ts";
import type { Skill } from "../../skill/skill.ts";

/** The files that a change moved, as git sees it, by their old path. */
export type FileRenames = ReadonlyMap<string, string>;

/**
 * The skills that a change gave another name, by the old one: their file was moved, or keeps its place, or is new with
 * the old text (git knows no renames of files that it does not track yet). A name that a skill still has is not old, and
 * one that a skill already had is not new.
 */
export function findSkillRenames(
  before: Repository,
  now: Repository,
  moved: FileRenames,
): ReadonlyMap<string, string> {
  const byFile = new Map(now.skills.map((skill) => [skill.file, skill]));
  const known = new Set(before.skills.map(({ file }) => file));
  const byText = new Map(
    now.skills
      .filter(({ file }) => !known.has(file))
      .map((skill) => [textOf(skill), skill] as const),
  );
  const renames = new Map<string, string>();
  for (const old of before.skills) {
    if (now.byName.has(old.name)) continue;
    const fresh =
      byFile.get(moved.get(old.file) ?? old.file) ??
      (byFile.has(old.file) ? undefined : byText.get(textOf(old)));
    if (fresh !== undefined && !before.byName.has(fresh.name)) renames.set(old.name, fresh.name);
  }
  return renames;
}

/** What is the same after a change of name alone. */
function textOf({ description, document }: Skill): string {
  const { text, bodyRange } = document;
  return `${description ?? ""}\0${text.slice(bodyRange.start, bodyRange.end)}`;
}
