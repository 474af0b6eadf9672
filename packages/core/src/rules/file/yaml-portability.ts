import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const yamlPortability: SkillRule = problemRule(
  {
    id: "yaml-portability",
    summary: "The front matter keeps to the YAML that all parsers read alike.",
    category: "file",
    severity: "info",
    errorIn: ["agentskills-strict"],
    aggregates: true,
    fix: "safe",
  },
  ["feature"],
);
