export { answerLine, type LineAnswer } from "./answer-line.ts";
export { DEFAULT_ANSWERS } from "./default/default-answers.ts";
export { REFERENCE_ANSWERS } from "./reference/reference-answers.ts";
export type { Answer } from "./request.ts";
