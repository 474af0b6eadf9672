import type { Config, RuleLevel, RuleOverride, Severity } from "../config/config.ts";
import { matchGlobs } from "../skill/match-globs.ts";
import { chosenLevel } from "./noise/rule-choice.ts";
import type { RuleMeta } from "./rule.ts";

/** Gives the severity of a report in a file, or null where the rule is off. */
export type SeverityResolver = (
  meta: RuleMeta,
  own: Severity | undefined,
  file: string | null,
  profiles: readonly string[],
) => Severity | null;

const RANK: Readonly<Record<Severity, number>> = { info: 0, warning: 1, error: 2 };

/**
 * Builds the resolver of a config. A level of the config, the last matching override first, stands for the rule's
 * default. A report that is milder than the default of its rule (identical copies, say) is never raised by it.
 */
export function severityResolver(config: Config): SeverityResolver {
  const overrides = config.overrides.map(({ files, rules }) => ({
    matches: matchGlobs(files),
    rules,
  }));
  const configured = (id: string, file: string | null): RuleLevel | undefined => {
    const override = overrides.findLast(
      ({ matches, rules }) => Object.hasOwn(rules, id) && file !== null && matches(file),
    );
    return override?.rules[id] ?? (Object.hasOwn(config.rules, id) ? config.rules[id] : undefined);
  };
  return (meta, own, file, profiles) => {
    const isStrict = meta.errorIn?.some((profile) => profiles.includes(profile)) === true;
    const level = configured(meta.id, file);
    const chosen = chosenLevel(meta, config);
    if (level === undefined && chosen === null) return null;
    const usual = isStrict ? "error" : (chosen ?? meta.severity);
    if (level === undefined) return own ?? (usual === "off" ? null : usual);
    if (level === "off") return null;
    if (own === undefined || usual === "off" || RANK[own] >= RANK[usual]) return level;
    return RANK[own] < RANK[level] ? own : level;
  };
}

/** True when a rule may report anything at all: one that is off by default may still have errors of its own. */
export function isOn(meta: RuleMeta, config: Config): boolean {
  const isConfigured = (rules: RuleOverride["rules"]): boolean =>
    Object.hasOwn(rules, meta.id) && rules[meta.id] !== "off";
  const isNamed = Object.hasOwn(config.rules, meta.id);
  const isOff = isNamed ? config.rules[meta.id] === "off" : chosenLevel(meta, config) === null;
  return !isOff || config.overrides.some(({ rules }) => isConfigured(rules));
}
