import type { Config, RuleLevel } from "../../config/config.ts";
import { isSecurityRule } from "../is-security-rule.ts";
import type { RuleMeta } from "../rule.ts";

/** What rules without a version were there from. */
const FIRST_VERSION = "0.1";

/**
 * What presets and the pinned version make of a rule's own level: null where they leave the rule out. A rule of taste
 * is off by itself in every profile; the preset `style` makes it a warning.
 */
export function chosenLevel(meta: RuleMeta, config: Config): RuleLevel | null {
  if (isNewer(meta, config) || !isInPresets(meta, config)) return null;
  const isTaste = meta.severity === "off" && (meta.errorIn ?? []).length === 0;
  return isTaste && config.presets.includes("style") ? "warning" : meta.severity;
}

/** True for a rule that was added after the version that the config was written for. */
export function isNewer({ since = FIRST_VERSION }: RuleMeta, { version }: Config): boolean {
  return version !== null && compareVersions(since, version) > 0;
}

/** Rules about the linter itself belong to every preset. */
function isInPresets(meta: RuleMeta, { presets }: Config): boolean {
  const isNarrow = presets.length > 0 && presets.every((preset) => preset === "security");
  return !isNarrow || isSecurityRule(meta) || meta.category === "linter";
}

/** By numbers, of which missing ones are 0: 0.9 comes before 0.10. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number)) as [
    number[],
    number[],
  ];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
