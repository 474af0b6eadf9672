import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { filesOfSkills } from "./files-of-skills.ts";

/** What claude.ai and the Skills API take in one upload, unpacked. */
const MOST_BYTES = 8 * 1024 * 1024;
/** No skill is read that far: this many files are dependencies or data that were committed with it. */
const MOST_FILES = 1000;
const BYTES_PER_MEGABYTE = 1024 * 1024;

export const oversizedSkill: RepositoryRule = {
  meta: {
    id: "oversized-skill",
    summary: "A skill is small enough to be uploaded and copied around: 8 MB and 1,000 files.",
    category: "body",
    severity: "warning",
    errorIn: ["claude-api"],
    fix: null,
  },
  checkRepository({ repository }) {
    const { sizes } = repository;
    return [...filesOfSkills(repository)].flatMap(([skill, inner]): RuleReport[] => {
      const files = [skill.file, ...inner];
      const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
      const cause = bytes > MOST_BYTES ? "bytes" : files.length > MOST_FILES ? "files" : null;
      if (cause === null) return [];
      const largest = files.reduce((a, b) => ((sizes.get(b) ?? 0) > (sizes.get(a) ?? 0) ? b : a));
      const args =
        cause === "bytes"
          ? {
              cause,
              megabytes: Math.round((bytes / BYTES_PER_MEGABYTE) * 10) / 10,
              limit: MOST_BYTES / BYTES_PER_MEGABYTE,
              largest: largest.slice(skill.folder.length + 1),
            }
          : { cause, files: files.length, limit: MOST_FILES };
      return [{ args, file: skill.file, range: null }];
    });
  },
};
