import type { ActionManifest } from "./action-manifest.ts";
import { evaluateText } from "./evaluate-expression.ts";
import type { CommandFiles } from "./file-commands.ts";
import { report, type StepRecord } from "./step-record.ts";

/** Values of the `github` context that a test may set; all others have plain defaults. */
export interface GithubContext {
  readonly event_name: string;
  readonly repository: string;
  readonly sha: string;
  readonly ref: string;
  readonly base_ref: string;
  readonly head_ref: string;
  readonly actor: string;
  readonly run_id: string;
  readonly run_number: string;
  readonly run_attempt: string;
  readonly job: string;
  readonly workflow: string;
  readonly server_url: string;
  readonly api_url: string;
  readonly graphql_url: string;
  readonly token: string;
}

export const DEFAULT_CONTEXT: GithubContext = {
  event_name: "push",
  repository: "octo/skills",
  sha: "0".repeat(40),
  ref: "refs/heads/main",
  base_ref: "",
  head_ref: "",
  actor: "octocat",
  run_id: "1",
  run_number: "1",
  run_attempt: "1",
  job: "check",
  workflow: "ci",
  server_url: "https://github.com",
  api_url: "https://api.github.com",
  graphql_url: "https://api.github.com/graphql",
  token: "ghs_mini_runner_token",
};

/** Gives each input its value: the workflow's, else the evaluated default, else "". */
export function resolveInputs(
  manifest: ActionManifest,
  given: Readonly<Record<string, string>>,
  contexts: Readonly<Record<string, unknown>>,
  record: StepRecord,
): Map<string, string> {
  const names = new Map([...manifest.inputs.keys()].map((name) => [name.toLowerCase(), name]));
  const values = new Map<string, string>();
  for (const [name, input] of manifest.inputs)
    values.set(name, evaluateText(input.default ?? "", contexts));

  const unexpected: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const known = names.get(name.toLowerCase());
    if (known === undefined) unexpected.push(name);
    const message =
      known === undefined ? undefined : manifest.inputs.get(known)?.deprecationMessage;
    if (message !== undefined)
      report(record, "warning", `Input '${name}' has been deprecated with message: ${message}`);
    values.set(known ?? name, value);
  }
  if (unexpected.length > 0) {
    const valid = [...manifest.inputs.keys()].join("', '");
    report(
      record,
      "warning",
      `Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${valid}']`,
    );
  }
  return values;
}

/** The whole environment of the step's process: nothing leaks in from the test's own. */
export function stepEnvironment(options: {
  readonly inputs: ReadonlyMap<string, string>;
  readonly context: GithubContext;
  readonly files: Partial<CommandFiles>;
  readonly eventFile: string;
  readonly workspace: string;
  readonly actionFolder: string;
  readonly temp: string;
}): Record<string, string> {
  const { inputs, context, files, eventFile, workspace, actionFolder, temp } = options;
  const { token: _, ...exposed } = context;
  const env: Record<string, string> = {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    HOME: temp,
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_ACTION: "__self",
    GITHUB_ACTION_PATH: actionFolder,
    RUNNER_OS: "Linux",
    RUNNER_ARCH: "X64",
    RUNNER_NAME: "mini-runner",
    RUNNER_ENVIRONMENT: "self-hosted",
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: temp,
    ...files,
  };
  for (const [key, value] of Object.entries(exposed)) env[`GITHUB_${key.toUpperCase()}`] = value;
  for (const [name, value] of inputs)
    env[`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`] = value;
  return env;
}
