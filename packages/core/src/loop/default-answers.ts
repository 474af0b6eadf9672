import { ANSWERS_WITHOUT_RUNS } from "../compat/default/answers-without-runs.ts";
import type { Answer } from "../compat/request.ts";
import { answerRunLoop } from "./answer-run-loop.ts";

/** Every recorded function as this product answers it, runs of the loop included. */
export const DEFAULT_ANSWERS: Readonly<Record<string, Answer>> = {
  ...ANSWERS_WITHOUT_RUNS,
  run_loop: answerRunLoop,
};
