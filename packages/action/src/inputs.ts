import { CtxfstError, PROFILES } from "@ctxfst/core";

export type FailOn = "error" | "warning" | "broken-goals" | "never";

/** What the step asks for; null means that the input was left out. */
export interface Inputs {
  readonly config: string | null;
  readonly workingDirectory: string;
  readonly lint: boolean;
  readonly plan: boolean;
  readonly failOn: FailOn | null;
  readonly profiles: readonly string[] | null;
  readonly reportFile: string | null;
  readonly htmlFile: string | null;
  /** Seconds. */
  readonly timeLimit: number | null;
}

/** Every input that the code reads; `test/action-yml.test.ts` compares it with action.yml. */
export const INPUT_NAMES = [
  "config",
  "working-directory",
  "lint",
  "plan",
  "fail-on",
  "profile",
  "report-file",
  "html-file",
  "time-limit",
] as const;

type InputName = (typeof INPUT_NAMES)[number];
type Environment = Readonly<Record<string, string | undefined>>;

const PROFILE_IDS = PROFILES.map(({ id }) => id);
const FAIL_ON: readonly FailOn[] = ["error", "warning", "broken-goals", "never"];

/**
 * Reads the step's inputs from the variables that the runner sets.
 * @throws CtxfstError `usage`, naming every wrong input and what it may be
 */
export function readInputs(env: Environment): Inputs {
  const problems: string[] = [];
  const read = <T>(
    name: InputName,
    parse: (text: string) => T | undefined,
    expected: string,
  ): T | null => {
    const text = (env[variableOf(name)] ?? "").trim();
    if (text === "") return null;
    const value = parse(text);
    if (value === undefined)
      problems.push(`input ${name} is ${JSON.stringify(text)}: expected ${expected}`);
    return value ?? null;
  };
  const path = (name: InputName): string | null => read(name, (text) => text, "a path");

  const inputs: Inputs = {
    config: path("config"),
    workingDirectory: path("working-directory") ?? ".",
    lint: read("lint", parseBoolean, "true or false") ?? true,
    plan: read("plan", parseBoolean, "true or false") ?? true,
    failOn: read(
      "fail-on",
      (text) => FAIL_ON.find((value) => value === text),
      `one of ${FAIL_ON.join(", ")}`,
    ),
    profiles: read("profile", parseProfiles, `profiles among ${PROFILE_IDS.join(", ")}`),
    reportFile: path("report-file"),
    htmlFile: path("html-file"),
    timeLimit: read("time-limit", parseSeconds, "a number of seconds above 0"),
  };
  if (problems.length > 0) throw new CtxfstError("usage", problems.join("\n"));
  return inputs;
}

/** The runner's name for an input: upper case, spaces as underscores, hyphens kept. */
function variableOf(name: InputName): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}

/** The spellings of YAML 1.2's core schema, as GitHub's own toolkit accepts. */
function parseBoolean(text: string): boolean | undefined {
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  return /^(?:false|False|FALSE)$/.test(text) ? false : undefined;
}

function parseSeconds(text: string): number | undefined {
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
}

function parseProfiles(text: string): string[] | undefined {
  const ids = text.split(/[\s,]+/).filter((id) => id !== "");
  return ids.length > 0 && ids.every((id) => PROFILE_IDS.includes(id)) ? ids : undefined;
}
