import type { MessageArguments } from "../../parser/skill-document.ts";

/** A sentence made of a finding's arguments. */
export type Phrase = (args: MessageArguments) => string;

/** What a rule says, made of a finding's arguments: what was found and what was expected; maybe the way out. */
export type Wording =
  | Phrase
  | {
      readonly message: Phrase;
      /** The message without what the hint says in a line of its own. */
      readonly brief?: Phrase;
      /** What to do, a short imperative; null where the arguments tell that nothing short will do. */
      readonly hint?: string | ((args: MessageArguments) => string | null);
    };
