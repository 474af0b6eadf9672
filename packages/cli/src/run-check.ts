import {
  type CheckResult,
  checkRepository,
  type FindingSelection,
  type PlanClock,
  type PlanLimits,
} from "@ctxfst/core";
import { baselineFile, requireBaseline } from "./baseline-file.ts";
import { CHECK_SECONDS, MEMORY_MEGABYTES } from "./default-limits.ts";
import { type OpenRepository, openRepository } from "./open-repository.ts";

export interface RunCheckOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly config?: string | undefined;
  readonly profiles?: readonly string[] | undefined;
  /** In place of those of `default-limits.ts`, one by one. */
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
    limits: { seconds: CHECK_SECONDS, megabytes: MEMORY_MEGABYTES, ...options.limits },
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.parts === undefined ? {} : { parts: options.parts }),
    ...(options.parts?.lint === false ? {} : { selection: selectionOf(opened) }),
  });
  return { opened, result };
}

/** All but what is in the config's baseline. */
function selectionOf({ config, root }: OpenRepository): FindingSelection {
  const file = baselineFile(undefined, config.baseline, root, root);
  return file === null ? {} : { baseline: requireBaseline(file) };
}
