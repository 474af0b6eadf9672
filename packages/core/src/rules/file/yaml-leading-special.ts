import type { SkillRule } from "../rule.ts";
import { yamlErrorRule } from "./yaml-error-rule.ts";

export const yamlLeadingSpecial: SkillRule = yamlErrorRule({
  id: "yaml-leading-special",
  summary: "Text that starts with a special character of YAML is quoted.",
  category: "file",
  severity: "error",
  fix: "safe",
});
