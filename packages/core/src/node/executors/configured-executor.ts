import { CtxfstError } from "../../base/errors.ts";
import type { ExecutionConfig } from "../../config/execution.ts";
import type { Executor, ExecutorAnswer } from "../../loop/executor.ts";
import type { ExecutorSettings, Perform } from "./executor-settings.ts";
import { fingerprintFiles } from "./fingerprint.ts";
import { performAgent } from "./perform-agent.ts";
import { performCommand } from "./perform-command.ts";
import { performMcp } from "./perform-mcp.ts";
import { verifyAnswer } from "./verify-answer.ts";
import { withWorkingCopy } from "./working-copy.ts";

/** Ways of performing a skill that the config may name. */
export type ExecutionKind = "command" | "agent" | "mcp";

const WAYS: Readonly<Record<ExecutionKind, Perform>> = {
  command: performCommand,
  agent: performAgent,
  mcp: performMcp,
};
const KINDS: readonly ExecutionKind[] = ["command", "agent", "mcp"];

/**
 * Performs skills as the config's `execution` says, and nothing that a SKILL.md says. Where it names several ways for a
 * skill the preferred one is taken.
 */
export function configuredExecutor(preferred: ExecutionKind, settings: ExecutorSettings): Executor {
  const configOf = (skill: string): ExecutionConfig | undefined =>
    Object.hasOwn(settings.execution, skill) ? settings.execution[skill] : undefined;
  return {
    name: preferred,
    execute: async (call) => {
      const config = configOf(call.skill.name);
      const kind = executionKind(config, preferred);
      if (config === undefined || kind === null) {
        const place = `execution.${call.skill.name}.${preferred}`;
        throw new CtxfstError(
          "config",
          `nothing says how to perform it; the config has no ${place}`,
        );
      }
      return withWorkingCopy(config, settings.root, async (folder) => {
        const answer = judgedByPerson(await WAYS[kind](call, config, settings, folder));
        return verifyAnswer(answer, call, config, settings, folder);
      });
    },
    fingerprint: (skill) => fingerprintFiles(settings.root, configOf(skill)?.artifacts ?? []),
  };
}

/** To wait for a person or to end the run is a person's word: no program, model or tool has it. */
function judgedByPerson(answer: ExecutorAnswer): ExecutorAnswer {
  const { result } = answer;
  if (result !== "suspended" && result !== "aborted") return answer;
  return { result: "failed", summary: `it answered with ${result}, which only a person may` };
}

/** The way in which a skill is performed; null where the config names none. */
export function executionKind(
  config: ExecutionConfig | undefined,
  preferred: ExecutionKind,
): ExecutionKind | null {
  if (config === undefined) return null;
  const has: Readonly<Record<ExecutionKind, boolean>> = {
    command: config.command !== null || config.script !== null,
    agent: config.agent !== null,
    mcp: config.mcp !== null,
  };
  return has[preferred] ? preferred : (KINDS.find((kind) => has[kind]) ?? null);
}
