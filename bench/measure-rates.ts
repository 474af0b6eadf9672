import { appendTo } from "../packages/core/src/base/append-to.ts";
import { DEFAULT_CONFIG } from "../packages/core/src/config/config.ts";
import type { Finding } from "../packages/core/src/rules/finding.ts";
import { rules } from "../packages/core/src/rules/registry.ts";
import { lint } from "../packages/core/src/rules/run-lint.ts";
import type { Repository } from "../packages/core/src/skill/repository.ts";

/** How often a rule reports with the defaults. */
export interface RuleRate {
  /** Files in which it reports at least once, those about no file left out. */
  readonly files: number;
  readonly findings: number;
  /** Files in a hundred skills, two digits. */
  readonly per_100_skills: number;
}

export interface Rates {
  /** What was measured, in words. */
  readonly corpus: string;
  /** The day it was measured: `2026-12-01`. */
  readonly date: string;
  readonly repositories: number;
  readonly skills: number;
  /** Whether the files beside the skills were there; without them rules that look at such files are left out. */
  readonly has_whole_trees: boolean;
  readonly rules: Readonly<Record<string, RuleRate>>;
}

/** Rules that report what is missing in the tree around a skill, or what lies there. */
const TREE_RULES: ReadonlySet<string> = new Set([
  "broken-link",
  "license-file-missing",
  "link-escapes-skill",
  "manifest-path-is-file",
  "manifest-path-missing",
  "skill-not-registered",
  "unreferenced-file",
]);

/** Lints every repository by itself and counts. What only `check` reports is not measured. */
export function measureRates(
  repositories: readonly Repository[],
  corpus: Pick<Rates, "corpus" | "date" | "has_whole_trees">,
): Rates {
  const measured = rules
    .filter((rule) => !("reportedBy" in rule))
    .map(({ meta }) => meta.id)
    .filter((id) => corpus.has_whole_trees || !TREE_RULES.has(id));
  const counts = new Map(measured.map((id) => [id, { files: 0, findings: 0 }]));
  let skills = 0;
  for (const repository of repositories) {
    skills += repository.skills.length;
    const { findings } = lint(repository, DEFAULT_CONFIG, { aggregate: false });
    for (const [rule, found] of byRule(findings)) {
      const count = counts.get(rule);
      if (count === undefined) continue;
      count.findings += found.length;
      count.files += new Set(found.map(({ file }) => file).filter((file) => file !== null)).size;
    }
  }
  const rates = [...counts].map(([id, { files, findings }]) => [
    id,
    {
      files,
      findings,
      per_100_skills: skills === 0 ? 0 : Math.round((1e4 * files) / skills) / 100,
    },
  ]);
  return { ...corpus, repositories: repositories.length, skills, rules: Object.fromEntries(rates) };
}

function byRule(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) appendTo(groups, finding.rule, finding);
  return groups;
}
