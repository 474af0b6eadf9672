import { CtxfstError, RULE_PAGES, type RuleMeta, rules } from "@ctxfst/core";
import type { RunCommand } from "../command.ts";
import { EXIT } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import { listProfiles } from "../list-profiles.ts";
import { nearestHint } from "../nearest-hint.ts";

/** `ctxfst rules [RULE]` */
export const rulesCommand: RunCommand = async ({ arguments: [id], options }, shell) => {
  if (options.profiles === true) {
    if (id !== undefined) throw new CtxfstError("usage", "--profiles lists profiles: name no rule");
    listProfiles(shell);
    return EXIT.fine;
  }
  const metas = rules.map(({ meta }) => meta);
  if (id === undefined) listRules(metas, shell);
  else explainRule(ruleNamed(id, metas), shell);
  return EXIT.fine;
};

function ruleNamed(id: string, metas: readonly RuleMeta[]): RuleMeta {
  const meta = metas.find((candidate) => candidate.id === id);
  if (meta !== undefined) return meta;
  const ids = metas.map((candidate) => candidate.id);
  const hint = nearestHint(id, ids, "ctxfst rules lists them");
  throw new CtxfstError("unknown-rule", `no rule is called "${id}"; ${hint}`);
}

function listRules(metas: readonly RuleMeta[], shell: Shell): void {
  if (shell.isJson) {
    shell.stdout(`${JSON.stringify({ rules: metas.map(ruleJson) }, null, 2)}\n`);
    return;
  }
  const width = Math.max(...metas.map(({ id }) => id.length));
  for (const meta of metas) {
    shell.stdout(
      `${meta.id.padEnd(width)}  ${levelOf(meta)}${meta.fix === "safe" ? ", fix" : ""}: ${meta.summary}\n`,
    );
  }
  shell.stdout(`\n${metas.length} rules; ctxfst rules RULE explains one\n`);
}

function explainRule(meta: RuleMeta, shell: Shell): void {
  const page = RULE_PAGES[meta.id] ?? "";
  if (shell.isJson) {
    shell.stdout(`${JSON.stringify({ ...ruleJson(meta), page }, null, 2)}\n`);
    return;
  }
  const fix = meta.fix === null ? "no fix" : `${meta.fix} fix`;
  shell.stdout(
    `${shell.style("heading", meta.id)}  ${levelOf(meta)}, ${fix}\n${meta.summary}\n\n${page.trimEnd()}\n`,
  );
}

/** `error`, or `off` with the profiles in which it is an error. */
function levelOf({ severity, errorIn = [] }: RuleMeta): string {
  const base = severity === "info" ? "note" : severity;
  return errorIn.length === 0 || severity === "error"
    ? base
    : `${base} (error for ${errorIn.join(", ")})`;
}

function ruleJson({
  id,
  summary,
  category,
  severity,
  errorIn = [],
  fix,
}: RuleMeta): Readonly<Record<string, unknown>> {
  return { id, summary, category, severity, error_in: errorIn, fix };
}
