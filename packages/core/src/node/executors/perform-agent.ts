import type { AgentConfig } from "../../config/execution.ts";
import { agentPrompt } from "./agent-prompt.ts";
import type { Perform } from "./executor-settings.ts";
import { fillTemplate, valueAt } from "./fill-template.ts";
import { postJson } from "./post-json.ts";
import { describeEnd, lastLine, processCall } from "./process-call.ts";
import { processEvidence } from "./process-evidence.ts";
import { readAgentAnswer } from "./read-agent-answer.ts";
import { runProcess } from "./run-process.ts";

/**
 * Performs a skill by an agent: a program or an address that takes a prompt made of the skill's text and answers with
 * JSON. What it answers is checked like any other result, and verified like any other step.
 */
export const performAgent: Perform = async (call, config, settings, folder) => {
  const agent = config.agent as AgentConfig;
  const prompt = agentPrompt(call, settings.skillFile(call.skill.name));
  if (agent.kind === "http") {
    const headers = fillHeaders(agent.headers, config.passEnv, settings.env);
    const body = fillTemplate(agent.body, prompt);
    const response = await postJson(agent.url, headers, body, config.timeout, settings.signal);
    const { status } = response;
    const evidence = { url: agent.url, status };
    if (status < 200 || status > 299) {
      const summary = `the agent answered with status ${status}`;
      return { result: "failed", summary, evidence };
    }
    const text = agent.answer === null ? response.text : valueAt(response.text, agent.answer);
    return { ...readAgentAnswer(text), evidence };
  }
  const isInline = JSON.stringify(agent.command).includes("{prompt}");
  const command =
    typeof agent.command === "string"
      ? // The shell expands the variable into one word whatever the prompt holds; text put here would be run.
        agent.command.replaceAll("{prompt}", '"$CTXFST_PROMPT"')
      : agent.command.map((word) => word.replaceAll("{prompt}", () => prompt));
  const prepared = processCall(command, "run", call, config, settings, folder);
  const env = typeof agent.command === "string" && isInline ? { CTXFST_PROMPT: prompt } : {};
  const end = await runProcess({
    ...prepared,
    env: { ...prepared.env, ...env },
    isAnswer: true,
    ...(isInline ? {} : { input: prompt }),
  });
  const evidence = processEvidence(agent.command, end, prepared.spillFile, settings.root);
  const wrong = describeEnd(end, config.timeout);
  if (wrong !== null) {
    const last = lastLine(end.output.tail);
    return { result: "failed", summary: last === "" ? wrong : `${wrong}: ${last}`, evidence };
  }
  return { ...readAgentAnswer(end.output.answer), evidence };
};

/** Headers with `${NAME}` for variables that the config hands on; others stay as they are written. */
function fillHeaders(
  headers: Readonly<Record<string, string>>,
  allowed: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const fill = (text: string): string =>
    text.replace(/\$\{(\w+)\}/g, (written, name: string) =>
      allowed.includes(name) ? (env[name] ?? "") : written,
    );
  return Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, fill(text)]));
}
