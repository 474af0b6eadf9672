import type { Config } from "../config/config.ts";
import { matchGlobs } from "../skill/match-globs.ts";
import type { Repository } from "../skill/repository.ts";
import { aggregateInfos } from "./aggregate-infos.ts";
import { createContext } from "./create-context.ts";
import type { Finding, RuleReport } from "./finding.ts";
import { isSecurityRule } from "./is-security-rule.ts";
import type { LintOptions, LintResult } from "./lint.ts";
import { applySuppressions } from "./noise/apply-suppressions.ts";
import { isNewer } from "./noise/rule-choice.ts";
import { selectFindings } from "./noise/select-findings.ts";
import type { SuppressibleRules } from "./noise/suppression.ts";
import { profilesOfFile } from "./profiles-of-file.ts";
import { rules } from "./registry.ts";
import { isOn, severityResolver } from "./resolve-severity.ts";
import type { Rule, RuleContext, RuleMeta } from "./rule.ts";
import { scannedSkill, scannedTexts } from "./security/scanned-texts.ts";
import { compareFindings, type SettledReport, stampReports } from "./stamp-reports.ts";

/**
 * Runs every rule that config and profiles leave on. Findings come sorted by file, place and rule. A pure function:
 * the same repository gives the same findings, however its files were listed.
 */
export function lint(
  repository: Repository,
  config: Config,
  options: LintOptions = {},
): LintResult {
  const context = createContext(
    repository,
    config,
    rules.map(({ meta }) => meta.id),
    options,
  );
  const { extraReports = [], only, aggregate = true, selection = {} } = options;
  const active = rules.filter(({ meta }) => (only?.has(meta.id) ?? true) && isOn(meta, config));
  const metas = new Map(active.map(({ meta }) => [meta.id, meta]));
  const severityOf = severityResolver(config);
  const isVendored = vendoredFiles(repository, config);
  const replaced = new Set(
    extraReports.flatMap(({ rule: told, replaces = [] }) =>
      !metas.has(told) ? [] : replaces.map(({ rule, subject }) => `${rule} ${subject}`),
    ),
  );

  const settle = (rule: string, report: RuleReport): SettledReport | null => {
    const meta = metas.get(rule);
    if (meta === undefined) return null;
    const { file, subject } = report;
    if (subject !== undefined && replaced.has(`${rule} ${subject}`)) return null;
    if (file !== null && isVendored(file) && !isSecurityRule(meta)) return null;
    const severity = severityOf(
      meta,
      report.severity,
      file,
      profilesOfFile(file, context.profiles),
    );
    return severity === null ? null : { rule, severity, report };
  };
  const settled: SettledReport[] = [];
  const add = (rule: string, report: RuleReport): void => {
    const one = settle(rule, report);
    if (one !== null) settled.push(one);
  };
  runRules(active, context, add);
  for (const { rule, ...report } of extraReports) add(rule, report);

  const { kept, suppressed, reports } = applySuppressions(
    stampReports(settled, repository),
    repository,
    suppressibleRules(active, options, (meta, file) =>
      severityOf(meta, undefined, file, profilesOfFile(file, context.profiles)),
    ),
  );
  const own = reports.flatMap((report) => settle("unused-suppression", report) ?? []);
  const findings =
    own.length === 0 ? kept : [...kept, ...stampReports(own, repository)].sort(compareFindings);
  const aggregates = new Set(
    active.filter(({ meta }) => meta.aggregates).map(({ meta }) => meta.id),
  );
  const { findings: selected, ...hidden } = selectFindings(
    findings,
    suppressed,
    selection,
    repository,
  );
  const isSecurity = ({ rule }: Finding): boolean => isSecurityRule(metas.get(rule) as RuleMeta);
  return {
    skills: repository.skills.length,
    findings: aggregate ? aggregateInfos(selected, aggregates) : selected,
    skipped: repository.skipped,
    hidden: {
      ...hidden,
      suppressedSecurity: hidden.suppressed.filter(isSecurity).length,
      newerRules: rules.filter(({ meta }) => isNewer(meta, config) && !isOn(meta, config)).length,
    },
  };
}

/**
 * A rule that is off for a file, that other profiles than the config's decide about, or whose reports come from `check`
 * while this is no check, says nothing about the need for a suppression.
 */
function suppressibleRules(
  active: readonly Rule[],
  { profiles, extraReports }: LintOptions,
  levelOf: (meta: RuleMeta, file: string) => unknown,
): SuppressibleRules {
  const byId = new Map(active.map((rule) => [rule.meta.id, rule]));
  return {
    ids: rules.map(({ meta }) => meta.id),
    hadChance: (id, file) => {
      const rule = byId.get(id);
      if (rule === undefined || profiles !== undefined) return false;
      const isOutcome = "reportedBy" in rule && rule.reportedBy === "check";
      if (isOutcome && extraReports === undefined) return false;
      return levelOf(rule.meta, file) !== null;
    },
  };
}

type Add = (rule: string, report: RuleReport) => void;

/** Skill by skill, so that what one rule computes about a skill is at hand for the next; then the repository. */
function runRules(active: readonly Rule[], context: RuleContext, add: Add): void {
  const ofSkills = active.filter((rule) => "checkSkill" in rule);
  const ofVendored = ofSkills.filter(({ meta }) => isSecurityRule(meta));
  const ofTexts = active.filter((rule) => "checkText" in rule);
  for (const skill of context.repository.skills) {
    for (const rule of skill.isVendored ? ofVendored : ofSkills)
      addAll(rule.meta.id, rule.checkSkill(skill, context), add);
    const scanned = scannedSkill(skill);
    for (const rule of ofTexts) addAll(rule.meta.id, rule.checkText(scanned, context), add);
    // Thousands of parsed bodies would fill the memory; few are asked for again.
    skill.document.forgetBody?.();
  }
  for (const scanned of scannedTexts(context.repository)) {
    for (const rule of ofTexts) addAll(rule.meta.id, rule.checkText(scanned, context), add);
  }
  for (const rule of active) {
    if ("checkRepository" in rule) addAll(rule.meta.id, rule.checkRepository(context), add);
  }
}

function addAll(rule: string, reports: readonly RuleReport[], add: Add): void {
  // Nearly always: an iterator for each would cost more than most rules do.
  if (reports.length === 0) return;
  for (const report of reports) add(rule, report);
}

/** A vendored skill's folder is vendored with everything in it, as is what the globs name besides. */
function vendoredFiles({ skills }: Repository, { vendored }: Config): (file: string) => boolean {
  if (vendored.length === 0) return () => false;
  const folders = skills
    .filter(({ isVendored, folder }) => isVendored && folder !== "")
    .map(({ folder }) => `${folder}/`);
  const isNamed = matchGlobs(vendored);
  return (file) => isNamed(file) || folders.some((folder) => file.startsWith(folder));
}
