import { CtxfstError } from "@ctxfst/core";
import type { RunCommand } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { nearestHint } from "../nearest-hint.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { changeWorldFacts } from "../state/change-world-facts.ts";
import { checkWorld } from "../state/check-world.ts";
import { completeSkill } from "../state/complete-skill.ts";
import { initWorld } from "../state/init-world.ts";
import { showWorld } from "../state/show-world.ts";
import type { StateCall } from "../state/state-call.ts";
import { updateSubgraph } from "../state/update-subgraph.ts";
import { worldFileOf } from "../state/world-file.ts";

type StateAction = (call: StateCall) => ExitCode | Promise<ExitCode>;

const ACTIONS: ReadonlyMap<string, StateAction> = new Map<string, StateAction>([
  ["init", initWorld],
  ["add", (call) => changeWorldFacts(call, "add")],
  ["remove", (call) => changeWorldFacts(call, "remove")],
  ["complete", completeSkill],
  ["check", checkWorld],
  ["show", showWorld],
  ["subgraph", updateSubgraph],
]);

/** `ctxfst state init|add|remove|complete|check|show|subgraph` */
export const state: RunCommand = async ({ options, arguments: [name, ...words] }, shell) => {
  const action = ACTIONS.get(name ?? "");
  if (action === undefined) {
    const names = [...ACTIONS.keys()];
    const hint = nearestHint(name ?? "", names, "see ctxfst state --help");
    const asked = name === undefined ? "" : `, not "${name}"`;
    throw new CtxfstError("usage", `state takes one of ${names.join(", ")}${asked}; ${hint}`);
  }
  const config = textOption(options, "config");
  const opened = openRepository(findRoot(shell.cwd), { config, isWorldIgnored: true });
  requireSoundConfig(opened);
  const file = worldFileOf(options, opened, shell);
  return action({ words, options, opened, file, shell, now: new Date().toISOString() });
};
