import type { OptionValues } from "../command.ts";
import type { Shell } from "../io.ts";
import type { OpenRepository } from "../open-repository.ts";

/** One call of `ctxfst graph` that works on a repository. */
export interface GraphCall {
  /** What follows the action. */
  readonly words: readonly string[];
  readonly options: OptionValues;
  readonly opened: OpenRepository;
  readonly shell: Shell;
}
