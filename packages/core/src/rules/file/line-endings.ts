import { profilesRefusing } from "../../skill/profiles/profiles.ts";
import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const lineEndings: SkillRule = problemRule(
  {
    id: "line-endings",
    summary: "Lines end with a line feed alone.",
    category: "file",
    severity: "info",
    errorIn: profilesRefusing("carriage-returns"),
    aggregates: true,
    fix: "safe",
  },
  ["kind"],
);
