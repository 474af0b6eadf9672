import { CtxfstError } from "../base/errors.ts";
import { parseJson } from "../base/parse-json.ts";
import { PythonError } from "./reference/python-values.ts";
import { type Answer, readRequest } from "./request.ts";

export interface LineAnswer {
  /** One line of JSON, without the line break. */
  readonly text: string;
  /** False when the line was no call that can be answered; the text then says why. */
  readonly isAnswered: boolean;
}

/**
 * Answers one line of a stream of calls; `number` is 1-based and shown in errors. Never throws for what a line says: an
 * exception that the reference would raise is its answer, `{"error":"KeyError: 'cost'"}`, and a line that is no call is
 * answered with an error record.
 */
export function answerLine(
  line: string,
  number: number,
  answers: Readonly<Record<string, Answer>>,
): LineAnswer {
  try {
    const reading = parseJson(line);
    if (!reading.ok) {
      const reason = reading.reason === "depth" ? "values are nested too deeply" : "not valid JSON";
      throw new CtxfstError("file-invalid", `${reason} at column ${reading.offset + 1}`);
    }
    const { fn, input } = readRequest(reading.value);
    const answer = Object.hasOwn(answers, fn) ? answers[fn] : undefined;
    if (answer === undefined) {
      const known = Object.keys(answers).join(", ");
      throw new CtxfstError("usage", `no function is called "${fn}"; known: ${known}`);
    }
    return { text: JSON.stringify(answer(input)), isAnswered: true };
  } catch (error) {
    if (error instanceof PythonError) {
      const text = JSON.stringify({ error: `${error.type}: ${error.message}` });
      return { text, isAnswered: true };
    }
    if (!(error instanceof CtxfstError)) throw error;
    const { code, message } = error;
    return { text: JSON.stringify({ error: { code, message, line: number } }), isAnswered: false };
  }
}
