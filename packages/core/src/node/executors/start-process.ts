import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { MARKER } from "./end-processes.ts";

export interface ProgramCall {
  /** Text goes through the shell, words do not. */
  readonly command: string | readonly string[];
  /** Absolute path. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Tells everything that it starts from all other processes. */
  readonly marker: string;
}

/**
 * Starts a program in a process group of its own, with pipes for input, output and errors.
 * @throws Error when not even a process can be made
 */
export function startProcess({ command, folder, env, marker }: ProgramCall): ChildProcess {
  const options: SpawnOptions = {
    cwd: folder,
    env: { ...env, [MARKER]: marker },
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  };
  if (typeof command === "string") return spawn(command, { ...options, shell: true });
  const [program = "", ...words] = command;
  return spawn(program, words, options);
}
