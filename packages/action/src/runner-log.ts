import { type Annotation, annotationCommand, escapeLog } from "@ctxfst/core";

/** The step's log. Nothing but the commands made here is a command, whatever the text holds. */
export interface RunnerLog {
  /** Prints repository text: escaped, and between a pair of commands that turn command reading off and on. */
  print(text: string): void;
  annotate(annotation: Annotation): void;
}

/** `createToken` gives a fresh secret for each block: who cannot guess it cannot end the block. */
export function createRunnerLog(
  write: (text: string) => void,
  createToken: () => string,
): RunnerLog {
  return {
    print: (text) => {
      const token = createToken();
      write(`::stop-commands::${token}\n${escapeLog(text).replace(/\n*$/, "")}\n::${token}::\n`);
    },
    annotate: (annotation) => write(`${annotationCommand(annotation)}\n`),
  };
}
