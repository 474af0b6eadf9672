import { formatWorld, prettyWorld } from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { isGoalReached, knownFacts } from "./judge-conditions.ts";
import { readWorldFile } from "./read-world-file.ts";
import type { StateCall } from "./state-call.ts";

/** `ctxfst state show` */
export function showWorld({ file, opened, shell }: StateCall): ExitCode {
  const world = readWorldFile(file);
  const reached = isGoalReached(world, knownFacts(world, opened));
  shell.stdout(
    shell.isJson
      ? formatWorld(world)
      : prettyWorld({ file: file.shown, world, isGoalReached: reached }, shell),
  );
  return EXIT.fine;
}
