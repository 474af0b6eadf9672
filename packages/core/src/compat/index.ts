export { answerLine, type LineAnswer } from "./answer-line.ts";
export { REFERENCE_ANSWERS } from "./reference/reference-answers.ts";
export type { Answer } from "./request.ts";
