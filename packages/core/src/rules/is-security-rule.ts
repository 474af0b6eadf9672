import type { RuleMeta } from "./rule.ts";

/** True for rules that also run on vendored skills. */
export function isSecurityRule({ category, isSecurity }: RuleMeta): boolean {
  return category === "security" || isSecurity === true;
}
