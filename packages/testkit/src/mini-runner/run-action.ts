// Runs one action step as GitHub's runner does, on the runner's own Node, with no network and no runner.
// Source of every fact: actions/runner 2.336.0. What is left out: composite and container actions,
// problem matchers (only recorded), pre and post scripts.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { readManifest } from "./action-manifest.ts";
import type { Annotation } from "./annotation.ts";
import { collectFiles } from "./collect-files.ts";
import { createCommandFiles, processCommandFiles } from "./file-commands.ts";
import { runnerNodePath } from "./node-binary.ts";
import { createLineProcessor } from "./process-line.ts";
import { runProcess } from "./run-process.ts";
import {
  DEFAULT_CONTEXT,
  type GithubContext,
  resolveInputs,
  stepEnvironment,
} from "./step-environment.ts";
import { createStepRecord, type StepRecord } from "./step-record.ts";

export interface MiniRunnerOptions {
  /** Path of the action.yml. */
  readonly manifest: string;
  /** The checkout: GITHUB_WORKSPACE and the step's working directory. */
  readonly workspace: string;
  /** The step's `with:`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The webhook payload, written to GITHUB_EVENT_PATH. */
  readonly event?: unknown;
  readonly context?: Partial<GithubContext>;
  /** The step's `env:`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Variables that the process must not see, for runs outside of Actions. */
  readonly unset?: readonly string[];
  /** Runs this file in place of the manifest's `main`. */
  readonly main?: string;
  /** The node binary; the runner's own version by default. */
  readonly node?: string;
  readonly timeoutSeconds?: number;
}

export interface StepResult
  extends Pick<
    StepRecord,
    "annotations" | "dropped" | "warnings" | "log" | "debug" | "masks" | "paths" | "matchers"
  > {
  /** The process's exit code; null when it was killed. */
  readonly exitCode: number | null;
  /** What the job sees: a refused command fails a step that exits with 0. */
  readonly conclusion: "success" | "failure";
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** The summary as GitHub shows it; "" when there is none or it was too large. */
  readonly summary: string;
  /** Everything that the process printed, unprocessed. */
  readonly stdout: string;
  readonly stderr: string;
  /** The files that the step left in RUNNER_TEMP, which is gone now: text by absolute path. */
  readonly tempFiles: ReadonlyMap<string, string>;
  readonly annotationsOf: (level: Annotation["level"]) => Annotation[];
}

/** Runs the action and gives what the job, the log and the annotations would show. */
export async function runAction(options: MiniRunnerOptions): Promise<StepResult> {
  const manifest = readManifest(options.manifest);
  const actionFolder = dirname(resolve(options.manifest));
  const workspace = realpathSync(options.workspace);
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), "mini-runner-")));
  try {
    const temp = join(scratch, "temp");
    const commandFolder = join(scratch, "commands");
    for (const folder of [temp, commandFolder]) mkdirSync(folder);
    const eventFile = join(scratch, "event.json");
    writeFileSync(eventFile, JSON.stringify(options.event ?? {}));

    const context: GithubContext = { ...DEFAULT_CONTEXT, ...options.context };
    const record = createStepRecord([context.token]);
    const files = createCommandFiles(commandFolder);
    const contexts = {
      github: { ...context, workspace, event: options.event ?? {} },
      runner: { os: "Linux", temp },
    };
    const inputs = resolveInputs(manifest, options.inputs ?? {}, contexts, record);
    const env: Record<string, string> = {
      ...stepEnvironment({ inputs, context, files, eventFile, workspace, actionFolder, temp }),
      ...options.env,
    };
    for (const name of options.unset ?? []) delete env[name];

    const main = options.main ?? join(actionFolder, manifest.main);
    const run = await runProcess({
      node: options.node ?? runnerNodePath(),
      main,
      cwd: workspace,
      env,
      timeoutSeconds: options.timeoutSeconds ?? 60,
      onLine: createLineProcessor(record, workspace),
    });
    const summary = processCommandFiles(files, record);
    return {
      ...run,
      conclusion: run.exitCode === 0 && !record.hasFailed ? "success" : "failure",
      annotations: record.annotations,
      dropped: record.dropped,
      warnings: record.warnings,
      log: record.log,
      debug: record.debug,
      masks: record.masks,
      matchers: record.matchers,
      paths: record.paths,
      outputs: Object.fromEntries(record.outputs),
      env: Object.fromEntries(record.env),
      state: Object.fromEntries(record.state),
      summary,
      tempFiles: collectFiles(temp),
      annotationsOf: (level) =>
        record.annotations.filter((annotation) => annotation.level === level),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
