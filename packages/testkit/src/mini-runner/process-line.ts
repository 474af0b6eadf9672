// What the runner does with each line that a step prints (actions/runner, ActionCommandManager.cs, OutputManager.cs).
import { type AnnotationLevel, annotationOf } from "./annotation.ts";
import { addAnnotation, fail, report, type StepRecord, writeLog } from "./step-record.ts";
import { parseCommand, parseLegacyCommand, type WorkflowCommand } from "./workflow-command.ts";

type Handler = (record: StepRecord, command: WorkflowCommand, workspace: string) => void;

const issue =
  (level: AnnotationLevel): Handler =>
  (record, command, workspace) =>
    addAnnotation(record, annotationOf(level, command, workspace));

/** `set-env` and `add-path` are refused unless the job allows them by a variable, which no one should. */
const disabled: Handler = (_, { name }) => {
  throw new Error(
    `The \`${name}\` command is disabled. Please upgrade to using Environment Files.`,
  );
};

function requireName({ name, properties }: WorkflowCommand): string {
  const value = properties.get("name");
  if (!value) throw new Error(`Required field 'name' is missing in ##[${name}] command.`);
  return value;
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  error: issue("error"),
  warning: issue("warning"),
  notice: issue("notice"),
  debug: (record, { data }) => record.debug.push(record.masker.mask(data)),
  group: (record, { data }) => writeLog(record, `##[group]${data}`),
  endgroup: (record) => writeLog(record, "##[endgroup]"),
  "set-output": (record, command) => record.outputs.set(requireName(command), command.data),
  "save-state": (record, command) => record.state.set(requireName(command), command.data),
  "set-env": disabled,
  "add-path": disabled,
  "add-mask": (record, { data }) => {
    if (data.trim() === "") {
      report(record, "warning", "Can't add secret mask for empty string in ##[add-mask] command.");
      return;
    }
    record.masks.push(data);
    for (const value of [data, ...data.split(/[\r\n]/).map((line) => line.trim())])
      record.masker.add(value);
  },
  "add-matcher": (record, { data }) => {
    if (data === "") report(record, "warning", "File path must be specified.");
    else record.matchers.push(data);
  },
  "remove-matcher": () => {},
  echo: (_, { data }) => {
    if (!/^\s*(on|off)\s*$/i.test(data))
      throw new Error(`Invalid echo command value. Current value is: '${data}'.`);
  },
};

/** Commands that the runner does not repeat in its error message, since their data may be secret. */
const NEVER_ECHOED = new Set(["add-mask", "debug", "error", "warning", "notice"]);

/** Creates the handler of a step's lines; stdout and stderr share it, as they share the stop token. */
export function createLineProcessor(record: StepRecord, workspace: string): (line: string) => void {
  let stopToken: string | null = null;
  const isRegistered = (name: string): boolean => {
    const key = name.toLowerCase();
    return (
      key === "stop-commands" || Object.hasOwn(HANDLERS, key) || key === stopToken?.toLowerCase()
    );
  };

  const stop = (token: string, line: string): void => {
    if (token === "" || token.toLowerCase() === "pause-logging" || isRegistered(token)) {
      fail(
        record,
        "You cannot use a endToken that is an empty string, the string 'pause-logging', or another workflow command.",
      );
      return;
    }
    stopToken = token;
    if (token.length > 6) record.masker.add(token);
    writeLog(record, line);
  };

  return (line) => {
    const command = parseCommand(line, isRegistered) ?? parseLegacyCommand(line, isRegistered);
    const name = command?.name.toLowerCase();
    if (command === null || name === undefined) writeLog(record, line);
    else if (stopToken !== null) {
      writeLog(record, line);
      if (name === stopToken.toLowerCase()) stopToken = null;
    } else if (name === "stop-commands") stop(command.data, line);
    else {
      try {
        HANDLERS[name]?.(record, command, workspace);
      } catch (error) {
        const shown = NEVER_ECHOED.has(name) ? name : line;
        fail(
          record,
          `Unable to process command '${shown}' successfully.`,
          (error as Error).message,
        );
      }
    }
  };
}
