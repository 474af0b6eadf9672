/** A half-open range of UTF-16 offsets into one text: `start` is inside, `end` is not. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A place as a reader sees it: 1-based line, 1-based column in code points. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface PositionRange {
  readonly start: Position;
  readonly end: Position;
}
