import type { SkillLoading } from "../../check/judge-hosts.ts";
import { loadReasonText } from "./load-reason-text.ts";

/** The value of `hosts` in `lint --hosts --format json`: every skill with every host's verdict. */
export function hostsJson(
  loading: readonly SkillLoading[],
): readonly Readonly<Record<string, unknown>>[] {
  return loading.map(({ skill, verdicts }) => ({
    file: skill.file,
    skill: skill.name,
    verdicts: verdicts.map(({ host, outcome, lost, ignored, reasons }) => ({
      host,
      outcome,
      lost,
      ignored,
      reasons: reasons.map((reason) => ({ code: reason.code, text: loadReasonText(reason) })),
    })),
  }));
}
