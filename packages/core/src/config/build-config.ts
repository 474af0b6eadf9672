import { buildConditions } from "./build-conditions.ts";
import { buildExecution } from "./build-execution.ts";
import { buildGoals } from "./build-goals.ts";
import type {
  Config,
  HandWrittenEdge,
  Preset,
  RankerConfig,
  RuleLevel,
  RuleOverride,
  SimilarityConfig,
} from "./config.ts";
import { normalPath } from "./normal-path.ts";
import { isPlainMap, type PlainValue } from "./plain-value.ts";
import { textList } from "./text-list.ts";
import { type ValidPart, validPart } from "./valid-part.ts";

const LEAST_SIMILARITY = 0.3;
const MOST_SIMILAR = 5;
/** How long a ranker may take where the config does not say. */
const RANKER_SECONDS = 10;

/**
 * Fills `base` with the valid values of a config file. `invalid` holds the paths of what breaks the schema; a rule,
 * override, goal or edge that is invalid falls away by itself, its neighbours stay.
 */
export function buildConfig(
  value: PlainValue,
  invalid: readonly (readonly string[])[],
  base: Config,
): Config {
  const root = validPart(value, invalid);
  const list = (
    key: "skills" | "vendored" | "profiles" | "hosts" | "external",
  ): readonly string[] => textList(root.child(key)) ?? base[key];
  const presets = (textList(root.child("preset")) ?? base.presets) as readonly Preset[];
  return {
    ...base,
    version: versionOf(root.child("version")) ?? base.version,
    presets,
    baseline: pathOf(root.child("baseline")) ?? base.baseline,
    skills: list("skills"),
    vendored: list("vendored"),
    profiles: profilesOf(textList(root.child("profiles")), presets, base),
    hosts: list("hosts"),
    rules: rulesOf(root.child("rules")),
    overrides: root.child("overrides").items().flatMap(overrideOf),
    dialects: dialectsOf(root.child("dialects")) ?? base.dialects,
    costs: costsOf(root.child("costs"), base.costs),
    budgets: budgetsOf(root.child("budgets"), base.budgets),
    conditions: buildConditions(root.child("conditions")),
    external: list("external"),
    goals: buildGoals(root.child("goals")),
    execution: buildExecution(root.child("execution")),
    ranker: rankerOf(root.child("ranker")) ?? base.ranker,
    graph: {
      ...fileOf(root.child("graph"), base.graph.file),
      edges: root
        .child("graph")
        .child("edges")
        .items()
        .flatMap(({ value: edge }) =>
          edge === undefined ? [] : [edge as unknown as HandWrittenEdge],
        ),
      catalogues: (textList(root.child("graph").child("catalogues")) ?? []).map(normalPath),
      similarity: similarityOf(root.child("graph").child("similarity")),
    },
    world: fileOf(root.child("world"), base.world.file),
  };
}

function versionOf({ value }: ValidPart): string | null {
  return value === undefined ? null : String(value);
}

/** The preset `strict` is the profile of the specification's own validator. */
function profilesOf(
  written: readonly string[] | null,
  presets: readonly Preset[],
  base: Config,
): readonly string[] {
  if (!presets.includes("strict")) return written ?? base.profiles;
  return [...new Set([...(written ?? []), "agentskills-strict"])];
}

function pathOf({ value }: ValidPart): string | null {
  return typeof value === "string" ? normalPath(value) : null;
}

function rulesOf(part: ValidPart): Readonly<Record<string, RuleLevel>> {
  return Object.fromEntries(
    part.entries().flatMap(([id, { value }]) => {
      return value === undefined ? [] : [[id, levelOf(value)] as const];
    }),
  );
}

/** Reports say note for `info`, and some YAML tools write `off` as a boolean. */
function levelOf(value: PlainValue): RuleLevel {
  if (value === false) return "off";
  return value === "note" ? "info" : (value as RuleLevel);
}

function overrideOf(part: ValidPart): readonly RuleOverride[] {
  const files = textList(part.child("files"));
  return files === null ? [] : [{ files, rules: rulesOf(part.child("rules")) }];
}

function dialectsOf(part: ValidPart): Config["dialects"] | null {
  if (part.value === "off" || part.value === false) return [];
  return part.value === "all" ? "all" : textList(part);
}

function costsOf(part: ValidPart, base: Config["costs"]): Config["costs"] {
  const amount = (word: "low" | "medium" | "high"): number =>
    (part.child(word).value as number | undefined) ?? base[word];
  return { low: amount("low"), medium: amount("medium"), high: amount("high") };
}

function budgetsOf(part: ValidPart, base: Config["budgets"]): Config["budgets"] {
  const tokens = (key: string): number | undefined => part.child(key).value as number | undefined;
  return {
    contextTokens: tokens("context-tokens") ?? base.contextTokens,
    alwaysOn: tokens("always-on") ?? base.alwaysOn,
    base: tokens("base") ?? base.base,
  };
}

/** Null where only a command is named, which no command of ours runs yet. */
function rankerOf(part: ValidPart): RankerConfig | null {
  const { value: module } = part.child("module");
  if (typeof module !== "string") return null;
  const { value: timeout } = part.child("timeout");
  return {
    module: normalPath(module),
    timeout: typeof timeout === "number" ? timeout : RANKER_SECONDS,
  };
}

/** On as soon as it is named. */
function similarityOf(part: ValidPart): SimilarityConfig | null {
  if (!isPlainMap(part.value)) return null;
  const number = (key: string, base: number): number => {
    const { value } = part.child(key);
    return typeof value === "number" ? value : base;
  };
  return {
    minScore: number("min-score", LEAST_SIMILARITY),
    top: number("top", MOST_SIMILAR),
  };
}

function fileOf(
  part: ValidPart,
  base: string,
): { readonly file: string; readonly isConfigured: boolean } {
  const { value } = part.child("file");
  return typeof value === "string"
    ? { file: normalPath(value), isConfigured: true }
    : { file: base, isConfigured: false };
}
