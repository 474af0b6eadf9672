import type { CheckRun, RunCheckOptions } from "./run-check.ts";

export { EXIT, type ExitCode } from "./exit-code.ts";
export type { Io } from "./io.ts";
export { main } from "./main.ts";
export { processIo } from "./process-io.ts";
export type { CheckRun, RunCheckOptions } from "./run-check.ts";
export { tuneRuntime } from "./tune-runtime.ts";

/**
 * The main job on a checkout: what `ctxfst check` and the Action run. Loaded on first use, so that help stays quick.
 * @throws CtxfstError when the root, the named config or the world file cannot be used
 */
export async function runCheck(options: RunCheckOptions): Promise<CheckRun> {
  const { runCheck: run } = await import("./run-check.ts");
  return run(options);
}

/** The report page of a check, as `check --html` writes it; `title` names what was checked. */
export async function reportPage(run: CheckRun, title: string): Promise<string> {
  const { reportPage: page } = await import("./report-page.ts");
  return page(run, title);
}
