import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { CtxfstError, lint } from "@ctxfst/core";
import { type AppliedSafeFixes, applySafeFixes } from "../apply-safe-fixes.ts";
import { type BaselineFile, updateBaseline } from "../baseline-file.ts";
import type { Invocation, RunCommand } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { exceedsFailOn } from "../fail-on.ts";
import type { Shell } from "../io.ts";
import { answerOnce, lintCache } from "../lint-cache.ts";
import { LINT_FORMATS, type LintFormat, lintJsonWithFixes } from "../lint-formats.ts";
import { lintHosts } from "../lint-hosts.ts";
import { type LintRequest, lintRequest } from "../lint-options.ts";
import {
  findRoot,
  type OpenRepository,
  openRepository,
  pathInside,
  requireSoundConfig,
} from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";

/** `ctxfst lint [PATH…]` */
export const lintCommand: RunCommand = async (invocation, shell) => {
  const { options } = invocation;
  const root = rootOf(invocation.arguments, shell.cwd);
  const open = (): OpenRepository =>
    openRepository(root, { config: textOption(options, "config") });
  if (options.fix === true && options["fix-dry-run"] === true) {
    throw new CtxfstError("usage", "--fix writes and --fix-dry-run does not: take one");
  }
  const opened = open();
  const cache = lintCache(invocation, opened, shell);
  return answerOnce(cache, shell, (recorded) => answer(invocation, opened, open, recorded));
};

function answer(
  invocation: Invocation,
  first: OpenRepository,
  open: () => OpenRepository,
  shell: Shell,
): ExitCode {
  const { options } = invocation;
  let opened = first;
  let request = lintRequest(invocation, opened, shell.cwd);
  const isDry = options["fix-dry-run"] === true;
  let fixed: AppliedSafeFixes | null = null;
  if (options.fix === true || isDry) {
    fixed = applySafeFixes(opened, request.options, isDry);
    if (fixed.applied > 0 && !shell.isQuiet) {
      const count = `${fixed.applied} finding${fixed.applied === 1 ? "" : "s"}`;
      shell.stderr(`ctxfst: ${isDry ? "would fix" : "fixed"} ${count}\n`);
    }
    if (!isDry) {
      opened = open();
      request = lintRequest(invocation, opened, shell.cwd);
    }
  }
  if (request.update !== null) request = writeBaseline(request, opened, shell);
  const shown = lint(opened.repository, opened.config, request.options);
  const formatName = textOption(options, "format") ?? "pretty";
  const format = LINT_FORMATS[formatName] as LintFormat;
  const dryRun = isDry ? fixed : null;
  if (options.hosts === true) {
    shell.stdout(
      lintHosts(
        shown,
        opened,
        { profiles: request.options.profiles ?? [], format: formatName, isShown: request.isInside },
        shell,
      ),
    );
  } else if (dryRun !== null && formatName === "pretty") shell.stdout(dryRun.diff());
  else if (dryRun !== null && shell.isJson) shell.stdout(lintJsonWithFixes(shown, opened, dryRun));
  else shell.stdout(format(shown, opened, shell));
  requireSoundConfig(opened);
  const failOn = textOption(options, "fail-on") ?? "error";
  // Like Ruff's `--diff`: what would be fixed is what is wrong, whatever its severity.
  const isWrong =
    dryRun === null
      ? exceedsFailOn(shown.findings, failOn)
      : dryRun.applied > 0 && failOn !== "never";
  return isWrong ? EXIT.wrong : EXIT.fine;
}

/** The repository around the caller; a single folder elsewhere is a repository of its own. */
function rootOf(paths: readonly string[], cwd: string): string {
  const root = findRoot(cwd);
  const [path] = paths;
  if (paths.length !== 1 || path === undefined || pathInside(root, cwd, path) !== null) return root;
  const elsewhere = resolve(cwd, path);
  const isFolder = existsSync(elsewhere) && statSync(elsewhere).isDirectory();
  return findRoot(isFolder ? elsewhere : dirname(elsewhere));
}

/** Writes all that is found as the baseline; what the call shows then is compared with it. */
function writeBaseline(request: LintRequest, opened: OpenRepository, shell: Shell): LintRequest {
  requireSoundConfig(opened);
  const all = lint(opened.repository, opened.config, { ...request.options, aggregate: false });
  const { baseline, said } = updateBaseline(request.update as BaselineFile, all.findings);
  if (!shell.isQuiet) shell.stderr(`ctxfst: ${said}\n`);
  return { ...request, options: { ...request.options, selection: { baseline } } };
}
