export {
  CtxfstError,
  type CtxfstErrorCode,
  type CtxfstErrorPlace,
  InternalError,
} from "./errors.ts";
export { indexLines, type LineIndex } from "./line-index.ts";
export { type JsonReading, parseJson } from "./parse-json.ts";
export { placeInRepository } from "./place-in-repository.ts";
export { applyEdits, type TextEdit } from "./text-edit.ts";
export type { Position, PositionRange, TextRange } from "./text-range.ts";
