export { canonicalJson } from "./canonical-json.ts";
export { compareText, sortedUnique } from "./compare.ts";
export {
  CtxfstError,
  type CtxfstErrorCode,
  type CtxfstErrorPlace,
  InternalError,
} from "./errors.ts";
export { countCodePoints, indexLines, type LineIndex } from "./line-index.ts";
export { findJsonFault, locateJsonValue } from "./locate-json.ts";
export { type JsonReading, parseJson } from "./parse-json.ts";
export { applyEdits, areDisjoint, sortEdits, type TextEdit } from "./text-edit.ts";
export type { Position, PositionRange, TextRange } from "./text-range.ts";
