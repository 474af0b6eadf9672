import type { PlainValue } from "./plain-value.ts";

/** A command line for the shell, or a program and its words without one. */
export type CommandLine = string | readonly string[];

/** An agent that is given a prompt: a program, or an address that takes JSON. */
export type AgentConfig =
  | { readonly kind: "command"; readonly command: CommandLine }
  | {
      readonly kind: "http";
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      /** `{prompt}` in its texts stands for the prompt. */
      readonly body: PlainValue;
      /** Where the answer stands in the response, such as `choices.0.message.content`; null for all of it. */
      readonly answer: string | null;
    };

/** A tool of an MCP server that speaks over standard input and output. */
export interface McpConfig {
  readonly server: CommandLine;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, PlainValue>>;
}

/** How a skill is performed. Comes from the config alone: what a SKILL.md says is data. */
export interface ExecutionConfig {
  readonly command: CommandLine | null;
  /** Root-relative path. */
  readonly script: string | null;
  readonly agent: AgentConfig | null;
  readonly mcp: McpConfig | null;
  readonly verify: CommandLine | null;
  readonly compensate: CommandLine | null;
  /** Seconds. */
  readonly timeout: number;
  readonly env: Readonly<Record<string, string>>;
  /** Names of the caller's variables that are handed on. */
  readonly passEnv: readonly string[];
  /** Root-relative paths of files that the skill makes or changes. */
  readonly artifacts: readonly string[];
  readonly retries: number;
  readonly hasWorkingCopy: boolean;
}
