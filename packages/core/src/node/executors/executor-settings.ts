import type { ExecutionConfig } from "../../config/execution.ts";
import type { ExecutorAnswer, ExecutorCall } from "../../loop/executor.ts";

/** What executors that start programs are given. */
export interface ExecutorSettings {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly execution: Readonly<Record<string, ExecutionConfig>>;
  /** Absolute path of the folder for output that is too long to keep. */
  readonly outputFolder: string;
  /** The caller's environment, of which only what the config names is handed on. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The SKILL.md of a skill, for executors that hand its text on; null where there is none. */
  skillFile(name: string): { readonly file: string; readonly text: string } | null;
  /** Ends what is running. */
  readonly signal?: AbortSignal;
}

/** One way of performing a skill, once its config is known; `folder` is the repository or a copy of it. */
export type Perform = (
  call: ExecutorCall,
  config: ExecutionConfig,
  settings: ExecutorSettings,
  folder: string,
) => Promise<ExecutorAnswer>;
