import { InternalError } from "../base/errors.ts";
import type { Finding } from "../rules/finding.ts";
import { bodyMessages } from "./messages/body.ts";
import { budgetMessages } from "./messages/budget.ts";
import { descriptionMessages } from "./messages/description.ts";
import { fileMessages } from "./messages/file.ts";
import { linterMessages } from "./messages/linter.ts";
import { lossLine } from "./messages/loss-line.ts";
import { nameMessages } from "./messages/name.ts";
import { securityMessages } from "./messages/security.ts";
import type { Wording } from "./messages/wording.ts";
import { worldMessages } from "./messages/world.ts";
import { toVisibleLine } from "./visible-text.ts";

/** The way out of a finding, and what else a person at a terminal wants to know. */
export interface Hint {
  /** Beside the mark below the source line; null where there is nothing to do but to read. */
  readonly fix: string | null;
  /** Lines of their own: what is lost, and for whom. */
  readonly below: readonly string[];
}

const WORDINGS: ReadonlyMap<string, Wording> = new Map(
  [
    fileMessages,
    nameMessages,
    descriptionMessages,
    bodyMessages,
    securityMessages,
    worldMessages,
    budgetMessages,
    linterMessages,
  ].flatMap((messages) => Object.entries(messages)),
);

/** One visible line that says what was found and what was expected. @throws InternalError for an unknown rule */
export function formatMessage({ rule, args }: Pick<Finding, "rule" | "args">): string {
  return toVisibleLine(wordingOf(rule).message(args));
}

/** The message for a reader who sees the hint as well. @throws InternalError for an unknown rule */
export function formatBrief({ rule, args }: Pick<Finding, "rule" | "args">): string {
  const { message, brief = message } = wordingOf(rule);
  return toVisibleLine(brief(args));
}

/** What the pretty printer shows below the message. @throws InternalError for an unknown rule */
export function formatHint({ rule, args, fix }: Pick<Finding, "rule" | "args" | "fix">): Hint {
  const { hint } = wordingOf(rule);
  const way = hint === undefined ? null : typeof hint === "string" ? hint : hint(args);
  const command = fix?.tier === "safe" ? "ctxfst lint --fix" : null;
  const parts = [way, command === null ? null : way === null ? command : `(${command})`];
  const shown = parts.filter((part) => part !== null).join(" ");
  return {
    fix: shown === "" ? null : toVisibleLine(shown),
    below: lossLine(args).map(toVisibleLine),
  };
}

function wordingOf(rule: string): Exclude<Wording, (...args: never) => string> {
  const wording = WORDINGS.get(rule);
  if (wording === undefined) throw new InternalError(`rule ${rule} has no message`);
  return typeof wording === "function" ? { message: wording } : wording;
}
