/** Why a host drops a skill or loses a part of it; `report/load-reason.ts` puts it into words. */
export interface LoadReason {
  readonly code:
    | "byte-order-mark"
    | "carriage-returns"
    | "description-markup"
    | "encoding"
    | "file-name"
    | "front-matter"
    | "line-reader"
    | "listing-cut"
    | "metadata-form"
    | "metadata-values"
    | "missing"
    | "name-form"
    | "name-unlike-folder"
    | "reserved-word"
    | "split"
    | "too-deep"
    | "too-long"
    | "unknown-field"
    | "wrong-type"
    | "yaml"
    | "yaml-feature";
  readonly args: Readonly<Record<string, string | number>>;
}

/**
 * What a host makes of a skill. `elsewhere`: it lies in a folder of other hosts; `unknown`: nobody has looked what the
 * host does with such a file.
 */
export type LoadOutcome = "loads" | "loses" | "dropped" | "elsewhere" | "unknown";

export interface LoadVerdict {
  readonly host: string;
  readonly outcome: LoadOutcome;
  /** Fields that the host does not get, or not as they are written. */
  readonly lost: readonly string[];
  /** Fields of other hosts, which this one does not know and passes over. */
  readonly ignored: readonly string[];
  readonly reasons: readonly LoadReason[];
}
