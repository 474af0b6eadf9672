import type { SkillRule } from "../rule.ts";
import { hookCommands } from "./find-shell-code.ts";

export const shellHook: SkillRule = {
  meta: {
    id: "shell-hook",
    summary: "No skill brings commands that run at events, unasked.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill) {
    return hookCommands(skill).map(({ event, command, range }) => ({
      args: { event, command: command.trim() },
      file: skill.file,
      range,
    }));
  },
};
