// Workspaces for the Action's end-to-end tests, and the bundle that they run.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type MiniRunnerOptions, runAction, type StepResult } from "@ctxfst/testkit";
import { bundle } from "../../scripts/bundle.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** A folder for one test file: its bundle and its workspaces. */
export interface ActionBench {
  /** A new workspace with these files; keys are paths. */
  workspace(files: Readonly<Record<string, string>>): string;
  /** A new workspace with the content of a folder of this repository. */
  workspaceOf(folder: string): string;
  run(workspace: string, options?: Partial<MiniRunnerOptions>): Promise<StepResult>;
  close(): void;
}

/** Builds the bundle from source, so that a test never sees a stale one. */
export async function openBench(): Promise<ActionBench> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ctxfst-action-")));
  const files = await bundle("action");
  const main = join(folder, "index.mjs");
  writeFileSync(main, files["index.js"] ?? "");
  const create = (): string => mkdtempSync(join(folder, "workspace-"));
  return {
    workspace: (texts) => {
      const workspace = create();
      for (const [path, text] of Object.entries(texts)) {
        mkdirSync(dirname(join(workspace, path)), { recursive: true });
        writeFileSync(join(workspace, path), text);
      }
      return workspace;
    },
    workspaceOf: (source) => {
      const workspace = create();
      cpSync(join(ROOT, source), workspace, { recursive: true });
      return workspace;
    },
    run: (workspace, options = {}) =>
      runAction({ manifest: join(ROOT, "action.yml"), workspace, main, ...options }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A SKILL.md that no rule has anything against, with front matter lines to add. */
export function skillFile(name: string, lines: readonly string[] = [], body = ""): string {
  return `---\nname: ${name}\ndescription: Does the work of ${name} step by step. Use when ${name} is asked for.\n${lines.map((line) => `${line}\n`).join("")}---\n\n# ${name}\n\nDo the work.\n${body}`;
}

/** The context and payload of a pull request. */
export const PULL_REQUEST: Partial<MiniRunnerOptions> = {
  context: {
    event_name: "pull_request",
    ref: "refs/pull/7/merge",
    base_ref: "main",
    head_ref: "feature",
  },
  event: {
    number: 7,
    pull_request: { number: 7, base: { sha: "1".repeat(40) }, head: { sha: "2".repeat(40) } },
  },
};
