export { type AnswerCache, type CachedAnswer, openAnswerCache } from "./answer-cache.ts";
export { digestFiles } from "./digest-files.ts";
