export {
  type ConditionsConfig,
  type Config,
  type ConfigProblem,
  DEFAULT_CONFIG,
  type GoalConfig,
  type GoalExpectation,
  type HandWrittenEdge,
  type Preset,
  type RuleLevel,
  type RuleOverride,
  type Severity,
} from "./config.ts";
export type { AgentConfig, CommandLine, ExecutionConfig, McpConfig } from "./execution.ts";
export { type ConfigReading, readConfig } from "./read-config.ts";
