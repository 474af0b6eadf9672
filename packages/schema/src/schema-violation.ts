/** One way in which a value breaks its schema. */
export interface SchemaViolation {
  /** JSON pointer (RFC 6901) to the value, "" for the whole document; `~1` stands for `/` and `~0` for `~`. */
  readonly pointer: string;
  /** The schema keyword that is broken, such as `type`, `required` or `pattern`. */
  readonly keyword: string;
  /** What the keyword asked for, for example `{missingProperty: "id"}`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Short English text. */
  readonly message: string;
}

/** The keys and indices that a JSON pointer names, unescaped. */
export function pointerSegments(pointer: string): readonly string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
