import { basename, resolve } from "node:path";
import { checkJson, headline, prettyCheck } from "@ctxfst/core";
import { writeFileAtomic } from "@ctxfst/core/node";
import { isRepositoryUrl, withClone } from "../clone-repository.ts";
import type { Invocation, RunCommand } from "../command.ts";
import { CHECK_SECONDS } from "../default-limits.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { exceedsFailOn } from "../fail-on.ts";
import type { Shell } from "../io.ts";
import { clockOf, limitsOf } from "../limits.ts";
import { findRoot, hasConfigError, requireSoundConfig } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { profileOption } from "../profile-option.ts";
import { type CheckRun, runCheck } from "../run-check.ts";

/** `ctxfst check [REPO]` */
export const check: RunCommand = async (invocation, shell) => {
  const [place] = invocation.arguments;
  if (place !== undefined && isRepositoryUrl(place)) {
    return withClone(place, (root) => checkAt({ root, title: place }, invocation, shell));
  }
  const root = place === undefined ? findRoot(shell.cwd) : resolve(shell.cwd, place);
  return checkAt({ root, title: basename(root) }, invocation, shell);
};

/** What is checked, and what a page calls it. */
interface Place {
  readonly root: string;
  readonly title: string;
}

async function checkAt(
  { root, title }: Place,
  { options }: Invocation,
  shell: Shell,
): Promise<ExitCode> {
  const run = runCheck({
    root,
    config: textOption(options, "config"),
    profiles: profileOption(options),
    limits: limitsOf(options, shell, CHECK_SECONDS),
    clock: clockOf(shell),
  });
  const html = textOption(options, "html");
  if (html !== undefined) {
    const { reportPage } = await import("../report-page.ts");
    writeFileAtomic(resolve(shell.cwd, html), reportPage(run, title));
  }
  const code = exitCodeOf(run, textOption(options, "fail-on") ?? "error");
  print(run, code, shell);
  if (html !== undefined && !shell.isQuiet) shell.stderr(`ctxfst: ${html} written\n`);
  requireSoundConfig(run.opened);
  return code;
}

function print(run: CheckRun, code: ExitCode, shell: Shell): void {
  if (shell.isJson) {
    shell.stdout(`${JSON.stringify(checkJson(run.result, run.opened.repository), null, 2)}\n`);
    return;
  }
  shell.stdout(
    prettyCheck(run.result, run.opened.repository, {
      style: shell.style,
      columns: shell.columns,
      isQuiet: shell.isQuiet,
    }),
  );
  if (!shell.isQuiet || code !== EXIT.fine) shell.stdout(lastLine(run, code, shell));
}

function lastLine({ result }: CheckRun, code: ExitCode, { style, elapsed }: Shell): string {
  const verdict = style(code === EXIT.fine ? "good" : "error", headline(result));
  return `${verdict}   ${style("quiet", `exit ${code} · ${elapsed().toFixed(2)} s`)}\n`;
}

/** Goals and the graph decide by themselves; `--fail-on` is about findings. */
function exitCodeOf({ opened, result }: CheckRun, failOn: string): ExitCode {
  if (hasConfigError(opened)) return EXIT.usage;
  const { findings } = result.lint;
  const isBroken = result.verdict.brokenGoals > 0 || result.graph.state === "stale";
  if (exceedsFailOn(findings, failOn) || (isBroken && failOn !== "never")) return EXIT.wrong;
  return result.verdict.gaveUp > 0 ? EXIT.gaveUp : EXIT.fine;
}
