import { compareText } from "../base/compare.ts";
import { checkRepository } from "../check/check-repository.ts";
import { type Config, type ConfigProblem, DEFAULT_CONFIG } from "../config/config.ts";
import { readConfig } from "../config/read-config.ts";
import type { Finding } from "../rules/finding.ts";
import type { LintOptions } from "../rules/lint.ts";
import { lint } from "../rules/run-lint.ts";
import { buildRepository } from "../skill/build-repository.ts";
import type { RepositoryFiles, SkippedInput } from "../skill/repository.ts";
import { repositoryFilesOf } from "./repository-of.ts";
import type { RuleExample } from "./rule-examples.ts";

/** An example of a rule's page as lint takes it. */
export interface LintableExample {
  readonly files: RepositoryFiles;
  readonly config: Config;
  readonly options: LintOptions;
}

const CONFIG_FILE = "ctxfst.yaml";

/** Makes a repository in memory of an example: its config is read, links and skipped input are as the page says. */
export function lintableExample({ files, profiles }: RuleExample): LintableExample {
  const { config, problems } = configOf(files);
  const tree = Object.fromEntries(
    files
      .filter(({ symlink, skipped }) => skipped === null && symlink !== "outside")
      .map(({ path, content }) => [path, content]),
  );
  const found = repositoryFilesOf(tree, config);
  const links = new Map(files.map(({ path, symlink }) => [path, symlink]));
  const renamedSkills = new Map(
    files.flatMap(({ path, renamed }) =>
      renamed === null ? [] : [[renamed, path.split("/").at(-2) ?? ""] as const],
    ),
  );
  const skipped = files.flatMap(({ path, symlink, skipped: reason }): SkippedInput[] => {
    if (symlink === "outside") return [{ file: path, reason: "symlink-outside" }];
    return reason === null ? [] : [{ file: path, reason: reason as SkippedInput["reason"] }];
  });
  return {
    files: {
      ...found,
      skills: found.skills.map((skill) => ({ ...skill, symlink: links.get(skill.path) ?? null })),
      skipped: skipped.sort((a, b) => compareText(a.file, b.file)),
    },
    config,
    options: {
      configProblems: problems,
      renamedSkills,
      ...(profiles.length === 0 ? {} : { profiles }),
    },
  };
}

function configOf(files: RuleExample["files"]): {
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
} {
  const file = files.find(({ path }) => path === CONFIG_FILE);
  return typeof file?.content === "string"
    ? readConfig(file.content, CONFIG_FILE)
    : { config: DEFAULT_CONFIG, problems: [] };
}

/** What is said about an example; `check` also plans its goals and compares its graph file. */
export function findingsOfExample(
  example: RuleExample,
  run: "lint" | "check" = "lint",
): readonly Finding[] {
  const { files, config, options } = lintableExample(example);
  const repository = buildRepository(files, config);
  if (run === "lint") return lint(repository, config, { ...options, aggregate: false }).findings;
  return checkRepository(repository, config, {
    configProblems: options.configProblems ?? [],
    ...(options.profiles === undefined ? {} : { profiles: options.profiles }),
  }).lint.findings;
}
