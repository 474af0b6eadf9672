import type { Rule } from "../rule.ts";
import { destructiveCommand } from "./destructive-command.ts";
import { hiddenDirective } from "./hidden-directive.ts";
import { hiddenUnicode } from "./hidden-unicode.ts";
import { pipeToShell } from "./pipe-to-shell.ts";

/** Rules about hidden text and security hygiene, by id. */
export const securityRules: readonly Rule[] = [
  destructiveCommand,
  hiddenDirective,
  hiddenUnicode,
  pipeToShell,
];
