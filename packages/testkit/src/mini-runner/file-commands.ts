// The files through which a step talks to the runner (actions/runner, FileCommandManager.cs).
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseKeyValueFile } from "./key-value-file.ts";
import { fail, report, type StepRecord } from "./step-record.ts";

/** The runner drops a summary above this many bytes as a whole. */
const SUMMARY_BYTES: number = 1024 * 1024;

/** Absolute paths of a step's command files, by the name of the variable that holds each. */
export type CommandFiles = Readonly<
  Record<
    "GITHUB_OUTPUT" | "GITHUB_ENV" | "GITHUB_STATE" | "GITHUB_PATH" | "GITHUB_STEP_SUMMARY",
    string
  >
>;

/** Creates the empty files in `folder`. */
export function createCommandFiles(folder: string): CommandFiles {
  const create = (name: string): string => {
    const path = join(folder, name);
    writeFileSync(path, "");
    return path;
  };
  return {
    GITHUB_OUTPUT: create("set_output"),
    GITHUB_ENV: create("set_env"),
    GITHUB_STATE: create("save_state"),
    GITHUB_PATH: create("add_path"),
    GITHUB_STEP_SUMMARY: create("step_summary"),
  };
}

/** Reads the files after the step has ended; gives the summary as GitHub shows it, "" when it is dropped. */
export function processCommandFiles(files: CommandFiles, record: StepRecord): string {
  const readPairs = (name: keyof CommandFiles, contextName: string): [string, string][] => {
    try {
      return existsSync(files[name]) ? parseKeyValueFile(readFileSync(files[name], "utf8")) : [];
    } catch (error) {
      fail(
        record,
        `Unable to process file command '${contextName}' successfully.`,
        (error as Error).message,
      );
      return [];
    }
  };
  for (const line of existsSync(files.GITHUB_PATH)
    ? readFileSync(files.GITHUB_PATH, "utf8").split(/\r\n|\r|\n/)
    : []) {
    if (line !== "") record.paths.push(line);
  }
  for (const [name, value] of readPairs("GITHUB_ENV", "env")) {
    if (name.toUpperCase() === "NODE_OPTIONS") {
      report(
        record,
        "error",
        "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.",
      );
    } else record.env.set(name, value);
  }
  for (const [name, value] of readPairs("GITHUB_OUTPUT", "output")) record.outputs.set(name, value);
  for (const [name, value] of readPairs("GITHUB_STATE", "state")) record.state.set(name, value);
  return readSummary(files.GITHUB_STEP_SUMMARY, record);
}

function readSummary(path: string, record: StepRecord): string {
  const bytes = existsSync(path) ? statSync(path).size : 0;
  if (bytes === 0) return "";
  if (bytes > SUMMARY_BYTES) {
    report(
      record,
      "error",
      `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${SUMMARY_BYTES / 1024}k, got ${Math.trunc(bytes / 1024)}k.`,
    );
    return "";
  }
  return record.masker.mask(readFileSync(path, "utf8"));
}
