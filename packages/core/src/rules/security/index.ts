import type { Rule } from "../rule.ts";
import { destructiveCommand } from "./destructive-command.ts";
import { encodedPayload } from "./encoded-payload.ts";
import { hiddenDirective } from "./hidden-directive.ts";
import { hiddenUnicode } from "./hidden-unicode.ts";
import { mixedScriptName } from "./mixed-script-name.ts";
import { opaqueFile } from "./opaque-file.ts";
import { pipeToShell } from "./pipe-to-shell.ts";
import { secret } from "./secret.ts";
import { shellHook } from "./shell-hook.ts";

/** Rules about hidden text and security hygiene, by id. */
export const securityRules: readonly Rule[] = [
  destructiveCommand,
  encodedPayload,
  hiddenDirective,
  hiddenUnicode,
  mixedScriptName,
  opaqueFile,
  pipeToShell,
  secret,
  shellHook,
];
