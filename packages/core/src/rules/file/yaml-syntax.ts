import type { SkillRule } from "../rule.ts";
import { yamlErrorRule } from "./yaml-error-rule.ts";

export const yamlSyntax: SkillRule = yamlErrorRule({
  id: "yaml-syntax",
  summary: "The front matter is valid YAML.",
  category: "file",
  severity: "error",
  fix: "suggested",
});
