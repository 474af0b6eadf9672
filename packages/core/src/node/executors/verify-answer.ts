import type { ExecutionConfig } from "../../config/execution.ts";
import type { ExecutorAnswer, ExecutorCall } from "../../loop/executor.ts";
import type { ExecutorSettings } from "./executor-settings.ts";
import { describeEnd, lastLine, processCall } from "./process-call.ts";
import { processEvidence } from "./process-evidence.ts";
import { runProcess } from "./run-process.ts";

/**
 * What is believed of an answer: a success only when the config's `verify` succeeds too. What the executor says became
 * false stays so either way.
 */
export async function verifyAnswer(
  answer: ExecutorAnswer,
  call: ExecutorCall,
  config: ExecutionConfig,
  settings: ExecutorSettings,
  folder: string,
): Promise<ExecutorAnswer> {
  if (config.verify === null || answer.result !== "success") return answer;
  const prepared = processCall(config.verify, "verify", call, config, settings, folder);
  const end = await runProcess(prepared);
  const wrong = describeEnd(end, config.timeout);
  const verify = processEvidence(config.verify, end, prepared.spillFile, settings.root);
  const evidence = { ...answer.evidence, verify };
  if (wrong === null) return { ...answer, evidence };
  const last = lastLine(end.output.tail);
  const summary = `verification failed, ${wrong}${last === "" ? "" : `: ${last}`}`;
  return { result: "failed", remove_states: answer.remove_states ?? [], summary, evidence };
}
