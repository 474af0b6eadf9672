import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../base/compare.ts";
import { isSkillName } from "./is-skill-name.ts";

/** Entries looked at in all ignored folders together; a build folder can be larger than the repository. */
export const IGNORED_BUDGET = 20_000;

export interface IgnoredSkills {
  /** Root-relative paths of SKILL.md files, sorted. */
  readonly files: readonly string[];
  /** What is left of the budget. */
  readonly budget: number;
}

/** Looks into an ignored folder, so that a report can say which skills are left out. Links are not followed. */
export function findIgnoredSkills(root: string, folder: string, budget: number): IgnoredSkills {
  const files: string[] = [];
  const queue = [folder];
  let left = budget;
  for (let i = 0; i < queue.length && left > 0; i += 1) {
    const current = queue[i] as string;
    for (const entry of list(join(root, current))) {
      left -= 1;
      if (entry.isDirectory() && entry.name !== "node_modules" && entry.name !== ".git") {
        queue.push(`${current}${entry.name}/`);
      } else if (entry.isFile() && isSkillName(entry.name)) files.push(current + entry.name);
    }
  }
  return { files: files.sort(compareText), budget: left };
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
