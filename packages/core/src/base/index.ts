export { compareText, sortedUnique } from "./compare.ts";
export {
  CtxfstError,
  type CtxfstErrorCode,
  type CtxfstErrorPlace,
  InternalError,
} from "./errors.ts";
export { countCodePoints, indexLines, type LineIndex } from "./line-index.ts";
export { applyEdits, areDisjoint, sortEdits, type TextEdit } from "./text-edit.ts";
export type { Position, PositionRange, TextRange } from "./text-range.ts";
