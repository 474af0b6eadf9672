import { DEFAULT_RUN_OPTIONS, type RunOptions, type RunStrategy } from "@ctxfst/core";
import type { OptionValues } from "../command.ts";
import { countOption, textOption } from "../parse-command-line.ts";

/** Who performs skills, as `--executor` names it. */
export type ExecutorName = "dry-run" | "interactive" | "command" | "agent" | "mcp";

export interface RunSettings {
  readonly executor: ExecutorName;
  /** Whether world, graph and journal are written: always, but for a dry run that is not told to. */
  readonly writes: boolean;
  readonly fsync: boolean;
  readonly options: RunOptions;
}

/**
 * What the options of `run` say.
 * @throws CtxfstError `usage` when a number is none
 */
export function runSettings(options: OptionValues): RunSettings {
  const executor = (textOption(options, "executor") ?? "dry-run") as ExecutorName;
  return {
    executor,
    writes: executor !== "dry-run" || options.apply === true,
    fsync: options.fsync === true,
    options: {
      strategy: (textOption(options, "strategy") ?? DEFAULT_RUN_OPTIONS.strategy) as RunStrategy,
      max_steps: countOption(options, "max-steps") ?? DEFAULT_RUN_OPTIONS.max_steps,
      jobs: countOption(options, "jobs") ?? DEFAULT_RUN_OPTIONS.jobs,
      on_failure: (textOption(options, "on-failure") ??
        DEFAULT_RUN_OPTIONS.on_failure) as RunOptions["on_failure"],
      critique: options.critique === true,
    },
  };
}
