import { lstatSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { parseJson } from "../../base/parse-json.ts";
import type { CommandLine, ExecutionConfig } from "../../config/execution.ts";
import type { ExecutorResult } from "../../loop/executor.ts";
import { requireOwnFile } from "../require-own-file.ts";
import type { Perform } from "./executor-settings.ts";
import { describeEnd, lastLine, processCall } from "./process-call.ts";
import { processEvidence } from "./process-evidence.ts";
import { runProcess } from "./run-process.ts";

/** Programs for scripts that say nothing of it by themselves. */
const INTERPRETERS: Readonly<Record<string, string>> = {
  ".cjs": process.execPath,
  ".js": process.execPath,
  ".mjs": process.execPath,
  ".py": "python3",
  ".sh": "sh",
};
const LONGEST_ANSWER = 1_000_000;

/**
 * Performs a skill by a command or a script of the config. Exit code 0 is success. The program may say more by writing
 * `{"result", "new_states", "remove_states", "summary"}` as JSON to the file that CTXFST_RESULT names; a result that
 * cannot be read is a failure, and so is any result beside another exit code.
 */
export const performCommand: Perform = async (call, config, settings, folder) => {
  const command = commandOf(config, folder);
  const resultFile = join(settings.outputFolder, `${call.step}-${call.attempt}-result.json`);
  mkdirSync(dirname(resultFile), { recursive: true });
  rmSync(resultFile, { force: true, recursive: true });
  const prepared = processCall(command, "run", call, config, settings, folder);
  const env = { ...prepared.env, CTXFST_RESULT: resultFile };
  const end = await runProcess({ ...prepared, env });
  const evidence = processEvidence(command, end, prepared.spillFile, settings.root);
  const wrong = describeEnd(end, config.timeout);
  const answer = readResult(resultFile);
  const last = lastLine(end.output.tail);
  if (wrong !== null) {
    const summary = last === "" ? wrong : `${wrong}: ${last}`;
    return { ...removalsOf(answer), result: "failed", summary, evidence };
  }
  if (answer === undefined) return { result: "success", summary: last, evidence };
  return { summary: last, ...(answer as ExecutorResult), evidence };
};

/**
 * What is to be run.
 * @throws CtxfstError when the script is no file of the repository
 */
function commandOf({ command, script }: ExecutionConfig, root: string): CommandLine {
  if (command !== null || script === null) return command ?? "";
  requireOwnFile(root, script);
  const path = join(root, script);
  const interpreter = INTERPRETERS[extname(script)];
  return interpreter === undefined ? [path] : [interpreter, path];
}

/** What the program wrote; undefined where it wrote nothing, something unreadable where it wrote that. */
function readResult(file: string): unknown {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  // A pipe would be waited for, and a link may lead anywhere.
  if (!stats.isFile()) return { result: "no regular file" };
  const text = stats.size > LONGEST_ANSWER ? null : readFileSync(file, "utf8");
  rmSync(file, { force: true });
  if (text?.trim() === "") return undefined;
  const reading = text === null ? null : parseJson(text);
  return reading?.ok === true ? (reading.value ?? { result: "null" }) : { result: "not JSON" };
}

/** What became false is false, whatever the exit code. */
function removalsOf(answer: unknown): { readonly remove_states?: readonly string[] } {
  const { remove_states } = (answer ?? {}) as { readonly remove_states?: readonly string[] };
  return remove_states === undefined ? {} : { remove_states };
}
