// Generated from packages/schema/schemas/config.schema.json by `npm run generate`. Do not edit.
export type Preset = "recommended" | "strict" | "security" | "style";
/**
 * Relative, with forward slashes, and without `..`; never inside .git.
 */
export type Path = string;
export type Globs = Glob | Glob[];
/**
 * Relative, with forward slashes, and without `..`; a leading `!` excludes.
 */
export type Glob = string;
export type Names = Name | Name[];
export type Name = string;
export type Dialect =
  | "depends"
  | "depends_on"
  | "metadata.depends_on"
  | "requires.skills"
  | "prerequisite-skills"
  | "dependencies"
  | "coordination"
  | "composition"
  | "requires"
  | "requires_*";
export type Amount = number;
export type Condition =
  | string
  | {
      /**
       * @minItems 1
       */
      any: Literal[];
    };
export type Literal = string;
export type Fact = string;
export type Conditions = Condition | Condition[];
export type Count = number;
export type Command = string | string[];
export type Seconds = number;
export type Paths = Path | Path[];

/**
 * Settings of a repository. Every key is optional; without the file every skill is found and the defaults hold.
 */
export interface ConfigFile {
  /**
   * Version of ctxfst that this file was written for: rules that were added later are off. Without it all rules are on.
   */
  version?: string | number;
  /**
   * Which rules are on: recommended (the default); strict adds the specification's own validator, style adds rules of taste, security alone leaves the rules about security.
   */
  preset?: Preset | Preset[];
  baseline?: Path;
  skills?: Globs;
  vendored?: Globs;
  profiles?: Names;
  hosts?: Names;
  rules?: Rules;
  /**
   * Rule levels for some files only; later entries win.
   */
  overrides?: {
    files: Globs;
    rules: Rules;
  }[];
  /**
   * Which other fields are read as dependencies, such as depends_on. All of them by default; `off` reads none.
   */
  dialects?: ("off" | "all") | false | Dialect[];
  /**
   * What the words of `cost` count in a plan.
   */
  costs?: {
    low?: Amount;
    medium?: Amount;
    high?: Amount;
  };
  /**
   * What skills may take of a context window before anybody uses one.
   */
  budgets?: {
    /**
     * The window that the budgets of hosts are reckoned for.
     */
    "context-tokens"?: number;
    /**
     * The most that is in every context: base, AGENTS.md and the catalogue of skills. Without it nothing is reported.
     */
    "always-on"?: number;
    /**
     * What the host's own prompt and tools take.
     */
    base?: number;
  };
  /**
   * World-model fields for skills whose files one cannot or will not edit, keyed by skill name.
   */
  conditions?: {
    [k: string]: WorldModel;
  };
  /**
   * Facts that the outside world supplies: they hold at the start of every plan and are listed as assumptions.
   */
  external?: Fact | Fact[];
  /**
   * Goals as contracts, checked like tests. Without them goals are inferred from what skills produce.
   */
  goals?: Goal[];
  /**
   * How each skill is performed by ctxfst run, keyed by skill name. Trusted, and never taken from a SKILL.md.
   */
  execution?: {
    [k: string]: Execution;
  };
  /**
   * What may put the candidates of `ctxfst next` in another order: a module of this repository that exports `rank`. A `command` is checked for form; no command reads it yet.
   */
  ranker?: {
    command?: Command;
    module?: Path;
    timeout?: Seconds;
  };
  /**
   * The committed graph file.
   */
  graph?: {
    file?: Path;
    /**
     * Hand-written edges that no SKILL.md declares.
     */
    edges?: Edge[];
    /**
     * Documents with entities and chunks (`.json`, or Markdown with front matter) whose entities become nodes.
     */
    catalogues?: Path[];
    /**
     * Adds SIMILAR edges between skills and entities whose texts are alike. Off when absent.
     */
    similarity?: {
      /**
       * How alike two texts must be.
       */
      "min-score"?: number;
      /**
       * How many of the most alike are kept for each.
       */
      top?: number;
    };
  };
  /**
   * The world-state file.
   */
  world?: {
    file?: Path;
  };
  /**
   * Reserved: files of flows, or flows keyed by name. Checked for form; no command reads it yet.
   */
  flows?:
    | Path[]
    | {
        [k: string]:
          | Path
          | {
              [k: string]: unknown;
            };
      };
}
export interface Rules {
  /**
   * `info` is another word for note. `false` means off: some YAML tools write it so.
   */
  [k: string]: "error" | "warning" | "note" | "info" | "off" | false;
}
export interface WorldModel {
  /**
   * All must hold before the skill may run.
   */
  preconditions?: Condition[];
  /**
   * What holds after the skill succeeded.
   */
  postconditions?: Literal[];
  cost?: ("low" | "medium" | "high") | number;
  idempotent?: boolean;
  replay?: "safe" | "ask" | "never";
  effects?: "reversible" | "irreversible";
  related_skills?: Name[];
}
export interface Goal {
  /**
   * How the goal is called on the command line and in reports.
   */
  id: string;
  goal: Conditions;
  /**
   * Facts that hold at the start. Without it: the world file, else none.
   */
  given?: Fact | Fact[];
  /**
   * What the plan must keep to; `ctxfst check` fails when it does not.
   */
  expect?: {
    /**
     * false: the goal must stay out of reach.
     */
    reachable?: boolean;
    "max-cost"?: Amount;
    "max-steps"?: Count;
    via?: Names;
    avoid?: Names;
  };
}
export interface Execution {
  command?: Command;
  script?: Path;
  /**
   * An agent that is given the skill's text.
   */
  agent?: Command | Agent;
  mcp?: Mcp;
  verify?: Command;
  compensate?: Command;
  timeout?: Seconds;
  /**
   * Variables that the command gets besides PATH.
   */
  env?: {
    [k: string]: string | number | boolean;
  };
  "pass-env"?: Names;
  artifacts?: Paths;
  retries?: Count;
  /**
   * Run in a copy of the repository. When the skill succeeded, the artifacts are copied back.
   */
  "working-copy"?: boolean;
}
export interface Agent {
  command?: Command;
  /**
   * Where the prompt is posted as JSON.
   */
  url?: string;
  /**
   * Sent with the request; ${NAME} stands for a variable of pass-env.
   */
  headers?: {
    [k: string]: string;
  };
  /**
   * What is posted; {prompt} in a text stands for the prompt. {"prompt": "{prompt}"} by default.
   */
  body?: {
    [k: string]: unknown;
  };
  /**
   * Where the answer stands in the response; the whole response by default.
   */
  answer?: string;
}
export interface Mcp {
  server: Command;
  tool: string;
  /**
   * Handed to the tool as they stand.
   */
  arguments?: {
    [k: string]: unknown;
  };
}
export interface Edge {
  source: Name;
  target: Name;
  relation: "IMPLIES" | "EVIDENCE" | "SIMILAR";
}
