import type { AgentConfig, CommandLine, ExecutionConfig, McpConfig } from "./execution.ts";
import { normalPath } from "./normal-path.ts";
import type { PlainValue } from "./plain-value.ts";
import { textList } from "./text-list.ts";
import type { ValidPart } from "./valid-part.ts";

const TIMEOUT_SECONDS = 600;

/**
 * How skills are performed, by name. An entry with anything invalid in it falls away as a whole: half of what its author
 * meant must not be executed.
 */
export function buildExecution(part: ValidPart): Readonly<Record<string, ExecutionConfig>> {
  return Object.fromEntries(
    part
      .entries()
      .flatMap(([skill, entry]) =>
        entry.value === undefined ? [] : [[skill, executionOf(entry)] as const],
      ),
  );
}

function executionOf(part: ValidPart): ExecutionConfig {
  const { value: script } = part.child("script");
  return {
    command: commandOf(part.child("command")),
    script: typeof script === "string" ? normalPath(script) : null,
    agent: agentOf(part.child("agent")),
    mcp: mcpOf(part.child("mcp")),
    verify: commandOf(part.child("verify")),
    compensate: commandOf(part.child("compensate")),
    timeout: numberOf(part.child("timeout")) ?? TIMEOUT_SECONDS,
    env: textsOf(part.child("env")),
    passEnv: textList(part.child("pass-env")) ?? [],
    artifacts: (textList(part.child("artifacts")) ?? []).map(normalPath),
    retries: numberOf(part.child("retries")) ?? 0,
    hasWorkingCopy: part.child("working-copy").value === true,
  };
}

function commandOf({ value }: ValidPart): CommandLine | null {
  return typeof value === "string" || Array.isArray(value) ? (value as CommandLine) : null;
}

function agentOf(part: ValidPart): AgentConfig | null {
  const command = commandOf(part) ?? commandOf(part.child("command"));
  if (command !== null) return { kind: "command", command };
  const { value: url } = part.child("url");
  if (typeof url !== "string") return null;
  const { value: answer } = part.child("answer");
  return {
    kind: "http",
    url,
    headers: textsOf(part.child("headers")),
    body: part.child("body").value ?? { prompt: "{prompt}" },
    answer: typeof answer === "string" ? answer : null,
  };
}

function mcpOf(part: ValidPart): McpConfig | null {
  const server = commandOf(part.child("server"));
  const { value: tool } = part.child("tool");
  if (server === null || typeof tool !== "string") return null;
  const given = part
    .child("arguments")
    .entries()
    .map(([name, { value }]) => [name, value as PlainValue] as const);
  return { server, tool, arguments: Object.fromEntries(given) };
}

function textsOf(part: ValidPart): Readonly<Record<string, string>> {
  return Object.fromEntries(part.entries().map(([name, { value }]) => [name, String(value)]));
}

function numberOf({ value }: ValidPart): number | null {
  return typeof value === "number" ? value : null;
}
