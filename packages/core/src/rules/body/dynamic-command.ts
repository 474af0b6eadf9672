import type { MarkdownCode } from "../../parser/markdown-body.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { allowsCommand } from "./allows-command.ts";

export const dynamicCommand: SkillRule = {
  meta: {
    id: "dynamic-command",
    summary: "A command that runs while the skill is loaded is named in its allowed-tools.",
    category: "body",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill) {
    const { text } = skill.document;
    if (!text.includes("!`") && !/(?:```|~~~)[ \t]*!/.test(text)) return [];
    return skill.document.body().code.flatMap((code): RuleReport[] => {
      if (!runsAtLoad(code, text)) return [];
      const command = text.slice(code.contentRange.start, code.contentRange.end).trim();
      if (command === "" || allowsCommand(skill.allowedTools, command)) return [];
      const [line = ""] = command.split(/\r\n|\r|\n/);
      const isInline = code.kind === "inline";
      const start = isInline ? code.range.start - "!".length : code.range.start;
      const end = isInline ? code.range.end : code.contentRange.end;
      const range = { start, end };
      return [{ args: { command: line.trim() }, file: skill.file, range, hosts: ["claude-code"] }];
    });
  },
};

/** `` !`date` `` after a blank or at the start of a line, and blocks whose info string begins with `!`. */
function runsAtLoad({ kind, range, contentRange, info }: MarkdownCode, text: string): boolean {
  if (kind === "fenced") return info.startsWith("!");
  if (kind !== "inline" || contentRange.start - range.start !== 1) return false;
  const before = text.slice(Math.max(0, range.start - 2), range.start);
  return before === "!" || /^\s!$/.test(before);
}
