import type { PlanClock, PlanLimits } from "@ctxfst/core";
import type { OptionValues } from "./command.ts";
import { MEMORY_MEGABYTES } from "./default-limits.ts";
import type { Io, Shell } from "./io.ts";
import { numberOption } from "./parse-command-line.ts";

/** `--time-limit` counts from the start of the process, so what reading took is taken off. */
export function limitsOf(options: OptionValues, io: Io, defaultSeconds?: number): PlanLimits {
  const seconds = numberOption(options, "time-limit") ?? defaultSeconds;
  const megabytes = numberOption(options, "memory-limit") ?? MEMORY_MEGABYTES;
  return {
    ...(seconds === undefined ? {} : { seconds: Math.max(0, seconds - io.elapsed()) }),
    megabytes,
  };
}

/** The clock of a search. Searches read it all the time, which is when progress is shown. */
export function clockOf(shell: Shell): PlanClock {
  const now = (): number => {
    shell.progress.tick();
    return shell.elapsed();
  };
  return { now, memory: () => shell.memory() };
}
