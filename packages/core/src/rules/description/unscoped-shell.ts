import { PROFILES } from "../../skill/profiles/profiles.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { toolsIn } from "./tool-places.ts";

const SHELLS: ReadonlySet<string> = new Set(PROFILES.flatMap(({ tools }) => tools?.shells ?? []));

export const unscopedShell: SkillRule = {
  meta: {
    id: "unscoped-shell",
    summary: "A shell that needs no approval is limited to some commands.",
    category: "description",
    severity: "info",
    fix: null,
    aggregates: true,
  },
  checkSkill(skill) {
    const isIrreversible = skill.model.effects === "irreversible";
    const [first] = toolsIn(skill, "allowed-tools").filter(
      ({ name, text }) =>
        text === "*" || (SHELLS.has(name) && /^(?:\([\s*:]*\))?$/.test(text.slice(name.length))),
    );
    if (first === undefined) return [];
    const report: RuleReport = {
      args: { tool: first.text, isIrreversible },
      file: skill.file,
      range: first.range,
    };
    return [isIrreversible ? { ...report, severity: "warning" } : report];
  },
};
