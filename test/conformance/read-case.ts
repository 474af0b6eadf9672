import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildRepository,
  type CheckResult,
  checkRepository,
  type Finding,
  formatMessage,
  lint,
  type Repository,
} from "@ctxfst/core";
import { loadConfig, readRepositoryFiles } from "@ctxfst/core/node";

const FIXTURES = join(import.meta.dirname, "../fixtures");

/** A finding as a case expects it; what is not named is not compared. */
export interface ExpectedFinding {
  readonly rule: string;
  readonly severity: Finding["severity"];
  readonly file?: string;
  readonly line?: number;
  /** Texts that the message must hold. */
  readonly hint?: string;
  readonly decoded?: string;
  readonly path?: string;
  readonly kind?: string;
}

export interface ExpectedPlan {
  readonly state: readonly string[];
  readonly goal: readonly string[];
  readonly steps?: readonly string[] | null;
  readonly steps_any?: readonly (readonly string[])[];
  readonly blocking?: readonly string[];
}

export interface ConformanceCase {
  readonly name: string;
  readonly root: string;
  readonly valid: boolean;
  readonly rules: readonly string[];
  readonly findings: readonly ExpectedFinding[];
  readonly strict_profile_rules?: readonly string[];
  /** The same findings are expected when these files alone are the change. */
  readonly changed?: readonly string[];
  readonly expect_skills?: readonly string[];
  readonly plan?: ExpectedPlan;
}

/** All cases of test/fixtures/cases, by name. */
export function readCases(): ConformanceCase[] {
  const folder = join(FIXTURES, "cases");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      root: join(folder, name, "input"),
      ...JSON.parse(readFileSync(join(folder, name, "expected.json"), "utf8")),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Rules that a torture input must or must not bring up; `a|b`: one of them, `a?`: allowed as information. */
export interface TortureInput {
  readonly name: string;
  readonly root: string;
  readonly mustReport: readonly string[];
  readonly mustNotReport: readonly string[];
}

/** All inputs of test/fixtures/torture, in the order of its table. */
export function readTortureInputs(): TortureInput[] {
  const folder = join(FIXTURES, "torture");
  const [, ...rows] = readFileSync(join(folder, "expected.tsv"), "utf8").trimEnd().split("\n");
  return rows.map((row) => {
    const [name = "", must = "", mustNot = ""] = row.split("\t");
    const list = (cell: string): string[] => cell.split(",").filter((item) => item !== "");
    return {
      name,
      root: join(folder, name),
      mustReport: list(must),
      mustNotReport: list(mustNot),
    };
  });
}

export interface CheckedFolder {
  readonly repository: Repository;
  readonly result: CheckResult;
  readonly findings: readonly Finding[];
}

/** Checks a folder from disk, as `ctxfst check` does. */
export function checkFolder(root: string, profiles?: readonly string[]): CheckedFolder {
  const { config, problems } = loadConfig(root);
  const repository = buildRepository(readRepositoryFiles(root, config), config);
  const result = checkRepository(repository, config, {
    configProblems: problems,
    ...(profiles === undefined ? {} : { profiles }),
  });
  return { repository, result, findings: result.lint.findings };
}

/** Lints a folder from disk as a change of some files, of which nobody knows what was there before. */
export function lintChange(root: string, changed: readonly string[]): readonly Finding[] {
  const { config, problems } = loadConfig(root);
  const repository = buildRepository(readRepositoryFiles(root, config), config);
  const change = { files: new Set(changed), before: null };
  return lint(repository, config, { configProblems: problems, selection: { change } }).findings;
}

/** What a case names of a finding, as one line that can be compared. */
export function describeFinding({ rule, severity, file, position }: Finding): string {
  return `${severity} ${rule} ${file ?? "-"}:${position?.start.line ?? 0}`;
}

/** True where a finding is the one that a case expects. */
export function matchesExpected(finding: Finding, expected: ExpectedFinding): boolean {
  const message = formatMessage(finding);
  const texts = [expected.hint, expected.decoded, expected.path, expected.kind];
  return (
    finding.rule === expected.rule &&
    finding.severity === expected.severity &&
    (expected.file === undefined || finding.file === expected.file) &&
    (expected.line === undefined || finding.position?.start.line === expected.line) &&
    texts.every((text) => text === undefined || message.includes(text))
  );
}
