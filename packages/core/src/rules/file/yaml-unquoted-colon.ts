import type { SkillRule } from "../rule.ts";
import { yamlErrorRule } from "./yaml-error-rule.ts";

export const yamlUnquotedColon: SkillRule = yamlErrorRule({
  id: "yaml-unquoted-colon",
  summary: "Text that holds a colon and a blank is quoted.",
  category: "file",
  severity: "error",
  fix: "safe",
});
