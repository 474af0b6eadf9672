import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CtxfstError, parseCondition, readWorld, type StartFacts } from "@ctxfst/core";
import type { OptionValues } from "./command.ts";
import type { Io } from "./io.ts";
import { type OpenRepository, startOfWorld } from "./open-repository.ts";
import { listOption, textOption } from "./parse-command-line.ts";

/**
 * What holds at the start: the world file (`--state` in place of the repository's) and `--have`.
 * @throws CtxfstError when `--state` cannot be read
 */
export function startOf(options: OptionValues, opened: OpenRepository, io: Io): StartFacts {
  const state = textOption(options, "state");
  const have = listOption(options, "have").map(requireFact);
  if (state === undefined) return { ...opened.start, have };
  return { ...readStart(resolve(io.cwd, state), state), isWorldChosen: true, have };
}

function requireFact(text: string): string {
  const { condition, isReadable } = parseCondition(text);
  if (isReadable && condition.kind === "fact" && !condition.negated && !condition.soft) {
    return condition.fact;
  }
  throw new CtxfstError(
    "usage",
    `--have takes a fact, such as entity:x, not "${text}"; facts that nobody states do not hold`,
  );
}

function readStart(path: string, shown: string): StartFacts {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new CtxfstError("file-not-found", "the world file cannot be read", {
      file: shown,
      cause,
    });
  }
  return startOfWorld(readWorld(text, shown));
}
