import { compareText } from "../../base/compare.ts";
import { profilesRefusing } from "../../skill/profiles/profiles.ts";
import type { RepositoryRule } from "../rule.ts";

const REFUSING = profilesRefusing("linked-file");

export const symlinkedSkill: RepositoryRule = {
  meta: {
    id: "symlinked-skill",
    summary: "A skill is a file of the repository, not a link to somewhere else.",
    category: "file",
    severity: "info",
    fix: null,
    isSecurity: true,
  },
  checkRepository: ({ repository }) =>
    [...repository.symlinks]
      .sort(([a], [b]) => compareText(a, b))
      .map(([file, target]) => ({
        file,
        range: null,
        ...(target === "outside"
          ? { args: { target }, severity: "warning" as const }
          : { args: { target, refusing: REFUSING } }),
      })),
};
