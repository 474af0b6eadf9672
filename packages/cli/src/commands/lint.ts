import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { CtxfstError, type LintResult, lint } from "@ctxfst/core";
import { applySafeFixes } from "../apply-safe-fixes.ts";
import type { RunCommand } from "../command.ts";
import { EXIT } from "../exit-code.ts";
import { exceedsFailOn } from "../fail-on.ts";
import { LINT_FORMATS, type LintFormat } from "../lint-formats.ts";
import { narrowTo } from "../narrow-to.ts";
import {
  findRoot,
  type OpenRepository,
  openRepository,
  pathInside,
  requireSoundConfig,
} from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { profileOption } from "../profile-option.ts";

/** `ctxfst lint [PATH…]` */
export const lintCommand: RunCommand = async (invocation, shell) => {
  const { options } = invocation;
  const profiles = profileOption(options);
  const root = rootOf(invocation.arguments, shell.cwd);
  const open = (): OpenRepository =>
    openRepository(root, { config: textOption(options, "config") });
  if (options.fix === true && options["fix-dry-run"] === true) {
    throw new CtxfstError("usage", "--fix writes and --fix-dry-run does not: take one");
  }
  let opened = open();
  const isShown = narrowTo(invocation.arguments, opened, shell.cwd);
  if (options.fix === true || options["fix-dry-run"] === true) {
    const isDry = options.fix !== true;
    const fixed = applySafeFixes(opened, profiles, isShown, isDry);
    if (isDry) {
      shell.stdout(fixed.diff);
      return EXIT.fine;
    }
    if (fixed.applied > 0 && !shell.isQuiet)
      shell.stderr(`ctxfst: fixed ${fixed.applied} finding${fixed.applied === 1 ? "" : "s"}\n`);
    opened = open();
  }
  const result = lintOpened(opened, profiles);
  const shown = { ...result, findings: result.findings.filter(isShown) };
  const format = LINT_FORMATS[textOption(options, "format") ?? "pretty"] as LintFormat;
  shell.stdout(format(shown, opened, shell));
  requireSoundConfig(opened);
  return exceedsFailOn(shown.findings, textOption(options, "fail-on") ?? "error")
    ? EXIT.wrong
    : EXIT.fine;
};

/** The repository around the caller; a single folder elsewhere is a repository of its own. */
function rootOf(paths: readonly string[], cwd: string): string {
  const root = findRoot(cwd);
  const [path] = paths;
  if (paths.length !== 1 || path === undefined || pathInside(root, cwd, path) !== null) return root;
  const elsewhere = resolve(cwd, path);
  const isFolder = existsSync(elsewhere) && statSync(elsewhere).isDirectory();
  return findRoot(isFolder ? elsewhere : dirname(elsewhere));
}

function lintOpened(opened: OpenRepository, profiles: readonly string[]): LintResult {
  return lint(opened.repository, opened.config, {
    configProblems: opened.configProblems,
    worldFacts: opened.start.world,
    ...(profiles.length === 0 ? {} : { profiles }),
  });
}
