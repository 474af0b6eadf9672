import { randomUUID } from "node:crypto";
import { createWorld, prettyWorld } from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { listOption, textOption } from "../parse-command-line.ts";
import { selectGoals } from "../select-goals.ts";
import { isGoalReached, knownFacts } from "./judge-conditions.ts";
import { requireFacts } from "./require-facts.ts";
import type { StateCall } from "./state-call.ts";
import { createWorldFile } from "./world-file.ts";

/** `ctxfst state init [GOAL…]`: goals of the config bring the facts that they are given. */
export async function initWorld(call: StateCall): Promise<ExitCode> {
  const { words, options, opened, file, shell, now } = call;
  const have = requireFacts(listOption(options, "have"), call);
  const goals =
    words.length === 0
      ? []
      : selectGoals(words, opened.repository, opened.config, { world: [], have });
  const world = createWorld({
    sessionId: textOption(options, "session") ?? randomUUID(),
    goal: [...new Set(goals.flatMap(({ text }) => text))],
    facts: [...have, ...goals.flatMap(({ given }) => given)],
    timestamp: now,
  });
  await createWorldFile(file, world, options.force === true);
  if (shell.isJson) shell.stdout(`${JSON.stringify(world, null, 2)}\n`);
  else if (!shell.isQuiet) {
    const reached = isGoalReached(world, knownFacts(world, opened));
    shell.stdout(prettyWorld({ file: file.shown, world, isGoalReached: reached }, shell));
  }
  return EXIT.fine;
}
