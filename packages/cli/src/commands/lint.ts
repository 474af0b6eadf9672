import {
  annotationCommand,
  CtxfstError,
  countLine,
  type Finding,
  formatMessage,
  inputLine,
  type LintResult,
  lint,
  lintJson,
  prettyFindings,
  selectAnnotations,
} from "@ctxfst/core";
import { applySafeFixes } from "../apply-safe-fixes.ts";
import type { Invocation, RunCommand } from "../command.ts";
import { EXIT } from "../exit-code.ts";
import { exceedsFailOn } from "../fail-on.ts";
import type { Shell } from "../io.ts";
import { narrowTo } from "../narrow-to.ts";
import { findRoot, type OpenRepository, openRepository } from "../open-repository.ts";
import { listOption, textOption } from "../parse-command-line.ts";

/** `ctxfst lint [PATH…]` */
export const lintCommand: RunCommand = async (invocation, shell) => {
  const { options } = invocation;
  const root = findRoot(shell.cwd);
  const open = (): OpenRepository =>
    openRepository(root, { config: textOption(options, "config") });
  if (options.fix === true && options["fix-dry-run"] === true) {
    throw new CtxfstError("usage", "--fix writes and --fix-dry-run does not: take one");
  }
  let opened = open();
  const isShown = narrowTo(invocation.arguments, opened, shell.cwd);
  if (options.fix === true || options["fix-dry-run"] === true) {
    const isDry = options.fix !== true;
    const fixed = applySafeFixes(opened, profilesOf(invocation), isShown, isDry);
    if (isDry) {
      shell.stdout(fixed.diff);
      return EXIT.fine;
    }
    for (const line of fixed.notes) shell.stderr(`ctxfst: ${line}\n`);
    opened = open();
  }
  const result = lintOpened(opened, profilesOf(invocation));
  const shown = { ...result, findings: result.findings.filter(isShown) };
  print(shown, opened, textOption(options, "format") ?? "pretty", shell);
  return exceedsFailOn(shown.findings, textOption(options, "fail-on") ?? "error")
    ? EXIT.wrong
    : EXIT.fine;
};

function profilesOf({ options }: Invocation): readonly string[] {
  return listOption(options, "profile");
}

function lintOpened(opened: OpenRepository, profiles: readonly string[]): LintResult {
  return lint(opened.repository, opened.config, {
    configProblems: opened.configProblems,
    worldFacts: opened.worldFacts,
    ...(profiles.length === 0 ? {} : { profiles }),
  });
}

function print(
  result: LintResult,
  { repository }: OpenRepository,
  format: string,
  shell: Shell,
): void {
  if (format === "json") {
    shell.stdout(`${JSON.stringify(lintJson(result, repository), null, 2)}\n`);
    return;
  }
  if (format === "github") {
    const sources = result.findings.map((finding) => ({
      ...finding,
      message: formatMessage(finding),
    }));
    for (const annotation of selectAnnotations(sources))
      shell.stdout(`${annotationCommand(annotation)}\n`);
    return;
  }
  const isVisible = ({ severity }: Finding): boolean => !shell.isQuiet || severity !== "info";
  const findings = result.findings.filter(isVisible);
  if (!shell.isQuiet) shell.stdout(`${inputLine(repository)}\n\n`);
  if (findings.length > 0) shell.stdout(`${prettyFindings(findings, repository, shell)}\n`);
  if (!shell.isQuiet || findings.length > 0) shell.stdout(`${countLine(result.findings)}\n`);
}
