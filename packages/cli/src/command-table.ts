import type { CommandSpec } from "./command.ts";
import { CHECK_COMMANDS } from "./command-specs/check-commands.ts";
import { PLAN_COMMANDS } from "./command-specs/plan-commands.ts";
import { REFERENCE_COMMANDS } from "./command-specs/reference-commands.ts";
import { RUN_COMMANDS } from "./command-specs/run-commands.ts";
import { STATE_COMMANDS } from "./command-specs/state-commands.ts";

/** Every command, the main ones first. */
export const COMMANDS: readonly CommandSpec[] = [
  ...CHECK_COMMANDS,
  ...PLAN_COMMANDS,
  ...RUN_COMMANDS,
  ...STATE_COMMANDS,
  ...REFERENCE_COMMANDS,
];
