import { type CheckResult, checkRepository, type PlanClock, type PlanLimits } from "@ctxfst/core";
import { type OpenRepository, openRepository } from "./open-repository.ts";

export interface RunCheckOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly config?: string | undefined;
  readonly profiles?: readonly string[] | undefined;
  readonly limits?: PlanLimits | undefined;
  readonly clock?: PlanClock | undefined;
  /** Which halves of the job run; both by default. */
  readonly parts?: { readonly lint: boolean; readonly plan: boolean } | undefined;
}

export interface CheckRun {
  readonly opened: OpenRepository;
  readonly result: CheckResult;
}

/**
 * The main job on a checkout: what `ctxfst check` and the Action run.
 * @throws CtxfstError when the root, the named config or the world file cannot be used
 */
export function runCheck(options: RunCheckOptions): CheckRun {
  const opened = openRepository(options.root, { config: options.config });
  const result = checkRepository(opened.repository, opened.config, {
    configProblems: opened.configProblems,
    start: opened.start,
    ...(options.profiles === undefined || options.profiles.length === 0
      ? {}
      : { profiles: options.profiles }),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.parts === undefined ? {} : { parts: options.parts }),
  });
  return { opened, result };
}
