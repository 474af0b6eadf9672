import type { OptionValues } from "../command.ts";
import type { Shell } from "../io.ts";
import type { OpenRepository } from "../open-repository.ts";
import type { WorldFile } from "./world-file.ts";

/** One call of `ctxfst state`. */
export interface StateCall {
  /** What follows the action. */
  readonly words: readonly string[];
  readonly options: OptionValues;
  readonly opened: OpenRepository;
  readonly file: WorldFile;
  readonly shell: Shell;
  /** ISO 8601. */
  readonly now: string;
}
