/** A folder that a host looks for skills in, relative to a repository or package. */
export interface SkillRoot {
  readonly path: string;
  /** How many folders below the root a SKILL.md may be; null where it is not known. */
  readonly depth: number | null;
  /** True where other hosts read the same folder, so that the folder does not tell the host. */
  readonly isShared: boolean;
}

/** What a host does with a SKILL.md whose YAML it cannot read; null where it is not known. */
export type YamlErrorOutcome = "drops" | "loses-fields" | "recovers" | null;

/** `tools`: a text or a list of texts. */
export type FieldType = "text" | "boolean" | "map" | "tools";

/** How a host gets at the front matter of a SKILL.md. */
export interface FrontmatterReader {
  /** The parser, by what it refuses; `lines` reads `key: value` lines alone, `any` is one that nobody has looked at. */
  readonly dialect: "strict-yaml" | "pyyaml" | "libyaml" | "js-yaml" | "yaml" | "lines" | "any";
  /**
   * What ends the block: a line of three dashes (blanks around them do not matter), a line that begins with them behind
   * an opening line of nothing else, or the next three dashes anywhere.
   */
  readonly ends: "fence-line" | "line-start" | "first-dashes";
  /** True where a byte order mark before the block is no obstacle. */
  readonly byteOrderMark: boolean;
  readonly fileNames: readonly string[];
  /** What becomes of a skill whose name or description is a number, a date, a boolean, a list or a map. */
  readonly onWrongType: "drops" | "reads" | "recovers";
}

/** A habit of some hosts beyond fields and limits: what makes them refuse a skill that others load. */
export type Refusal =
  | "carriage-returns"
  /** Tags in the description. */
  | "description-markup"
  | "linked-file"
  /** Metadata that is no map. */
  | "metadata-form"
  /** Metadata with values that are no texts. */
  | "metadata-values"
  | "name-unlike-folder"
  | "non-ascii-name"
  | "unportable-yaml";

/** How a host shows its skills to the model, and how much of the context that may take. */
export interface CatalogueRule {
  /** Whose way of fitting the catalogue into the budget is meant; `context/` knows them. */
  readonly listing: "claude-code" | "codex";
  readonly unit: "characters" | "tokens";
  /** Of the context window; where the unit is characters, a token of it counts as four. */
  readonly shareOfContext: number;
}

/** Built-in tools that a skill may name, former names included; only hosts whose tools are known have them. */
export interface HostTools {
  readonly known: readonly string[];
  /** Those that run any command. */
  readonly shells: readonly string[];
  readonly source: string;
  readonly verifiedOn: string;
}

/** What a host reads about the repository itself, before any skill. */
export interface InstructionFiles {
  /** Names, in any folder. */
  readonly files: readonly string[];
  /** How far `@path` imports are followed; 0 where they are plain text. */
  readonly importDepth: number;
  readonly limit: {
    readonly amount: number;
    readonly unit: "bytes" | "characters";
    /** What happens to longer ones: the rest is left out, or somebody is told that it is slow. */
    readonly beyond: "cuts" | "warns";
  } | null;
  /** True where the limit is for all folders from the root down together, each with the first name that is there. */
  readonly isSummed: boolean;
}

/** What one host, or one reading of the specification, accepts: dated data, never code. */
export interface Profile {
  readonly id: string;
  readonly title: string;
  /** Top-level fields that it knows, those of the specification included. */
  readonly fields: readonly string[];
  /** True where any other field is refused. */
  readonly rejectsUnknownFields: boolean;
  readonly required: readonly string[];
  /** What kind of value a field takes, where that is known. */
  readonly types: Readonly<Record<string, FieldType>>;
  /** True where a boolean may be written as text. */
  readonly acceptsBooleanText: boolean;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Code points. */
  readonly limits: {
    readonly name?: number;
    readonly description?: number;
    readonly compatibility?: number;
    /** Of the description and `when_to_use` together: what is longer is cut in the listing of skills. */
    readonly listing?: number;
  };
  /** True where the length of a name counts the namespace of its plugin. */
  readonly countsNamespace: boolean;
  readonly refuses: readonly Refusal[];
  /** What the host loads all the same, and the checker that it ships for authors refuses. */
  readonly checkerRefuses?: readonly Refusal[];
  readonly reservedWords: readonly string[];
  readonly builtInCommands: readonly string[];
  readonly roots: readonly SkillRoot[];
  readonly tools?: HostTools;
  /** A plain folder from which its plugins are loaded; for budgets alone, since many other tools use the name. */
  readonly plainRoot: SkillRoot | null;
  /** A validator says no; a host leaves the skill out without a word. */
  readonly kind: "host" | "validator";
  readonly reader: FrontmatterReader;
  readonly onYamlError: YamlErrorOutcome;
  /** Null for a host without a budget: every skill is listed in full. */
  readonly catalogue: CatalogueRule | null;
  /** Names that are replaced in a body, as in `${CLAUDE_SKILL_DIR}`; absent where that is not known. */
  readonly substitutions?: readonly string[];
  /** Absent where it is not known. */
  readonly instructions?: InstructionFiles;
  /** Where this is written down, and when somebody looked (ISO date). */
  readonly source: string;
  readonly verifiedOn: string;
}
