import { folderPrefix, lastSegment } from "../../base/repository-path.ts";
import type { SkillRule } from "../rule.ts";

const NAME = "SKILL.md";

/** Discovery finds the name in any letter case, so that this can be said at all. */
export const filenameCase: SkillRule = {
  meta: {
    id: "filename-case",
    summary: "The file is called SKILL.md, in these letters.",
    category: "file",
    severity: "error",
    fix: "safe",
  },
  checkSkill({ file, folder }, { repository }) {
    const found = lastSegment(file);
    if (found === NAME) return [];
    const rename = folderPrefix(folder) + NAME;
    const isTaken = repository.paths.has(rename);
    const report = { args: { found, isTaken }, file, range: null };
    return [isTaken ? report : { ...report, fix: { tier: "safe", edits: [], rename } }];
  },
};
