import { profilesRefusing } from "../../skill/profiles/profiles.ts";
import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const yamlPortability: SkillRule = problemRule(
  {
    id: "yaml-portability",
    summary: "The front matter keeps to the YAML that all parsers read alike.",
    category: "file",
    severity: "info",
    errorIn: profilesRefusing("unportable-yaml"),
    aggregates: true,
    fix: "safe",
  },
  ["feature"],
);
