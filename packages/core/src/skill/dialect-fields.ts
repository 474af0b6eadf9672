import type { YamlValue } from "../parser/yaml-value.ts";
import { fieldOf } from "./field-of.ts";
import type { FieldPlace } from "./field-place.ts";

/** Fields of other conventions that express order between skills; the names that `dialects:` in the config takes. */
export const DIALECTS = [
  "depends",
  "depends_on",
  "metadata.depends_on",
  "requires.skills",
  "prerequisite-skills",
  "dependencies",
  "coordination",
  "composition",
  "requires",
  "requires_*",
] as const;

export type Dialect = (typeof DIALECTS)[number];

/** How the values of a field are to be understood. */
export type DialectMeaning =
  /** Names that the author declares as skills: one that does not exist is reported. */
  | {
      readonly kind: "names";
      readonly strength: "hard" | "soft";
      readonly direction: "requires" | "enables";
    }
  /** Anything at all: only values that name a skill of the repository are read. */
  | { readonly kind: "known-names" }
  | { readonly kind: "consumes"; readonly isSoft: boolean; readonly needsAll: boolean }
  | { readonly kind: "produces" }
  /** Names in the order in which they run. */
  | { readonly kind: "sequence" };

export interface DialectField {
  readonly dialect: Dialect;
  readonly place: FieldPlace;
  readonly meaning: DialectMeaning;
}

const HARD: DialectMeaning = { kind: "names", strength: "hard", direction: "requires" };
const SOFT: DialectMeaning = { kind: "names", strength: "soft", direction: "requires" };
const ENABLES: DialectMeaning = { kind: "names", strength: "soft", direction: "enables" };

/** All dialect fields of a skill, whatever their content. */
export function findDialectFields(fields: ReadonlyMap<string, YamlValue>): DialectField[] {
  const found: DialectField[] = [];
  const add = (
    dialect: Dialect,
    field: string,
    value: YamlValue | undefined,
    meaning: DialectMeaning,
  ): void => {
    if (value !== undefined)
      found.push({ dialect, place: { source: "dialect", field, value }, meaning });
  };
  const metadata = fields.get("metadata");
  add("depends", "depends", fields.get("depends"), HARD);
  add("depends_on", "depends_on", fields.get("depends_on"), HARD);
  add("metadata.depends_on", "metadata.depends_on", fieldOf(metadata, "depends_on"), HARD);
  add("prerequisite-skills", "prerequisite-skills", fields.get("prerequisite-skills"), HARD);

  const requires = fields.get("requires");
  add("requires.skills", "requires.skills", fieldOf(requires, "skills"), HARD);
  if (requires?.kind !== "map") add("requires", "requires", requires, { kind: "known-names" });
  add(
    "requires.skills",
    "metadata.requires.skills",
    fieldOf(fieldOf(metadata, "requires"), "skills"),
    HARD,
  );
  for (const [key, host] of entriesOf(metadata)) {
    const nested = fieldOf(fieldOf(host, "requires"), "skills");
    add("requires.skills", `metadata.${key}.requires.skills`, nested, HARD);
  }

  const dependencies = fields.get("dependencies");
  add("dependencies", "dependencies.hard", fieldOf(dependencies, "hard"), HARD);
  add("dependencies", "dependencies.soft", fieldOf(dependencies, "soft"), SOFT);
  if (dependencies?.kind === "list")
    add("dependencies", "dependencies", dependencies, { kind: "known-names" });

  const coordination = fields.get("coordination");
  add("coordination", "coordination.requires", fieldOf(coordination, "requires"), SOFT);
  add("coordination", "coordination.enables", fieldOf(coordination, "enables"), ENABLES);
  const order = fieldOf(coordination, "order");
  if (order?.kind === "list")
    add("coordination", "coordination.order", order, { kind: "sequence" });

  const composition = fields.get("composition");
  add("composition", "composition.consumes", fieldOf(composition, "consumes"), {
    kind: "consumes",
    isSoft: isFlag(fieldOf(composition, "optional"), true),
    needsAll: !isFlag(fieldOf(composition, "requires_all"), false),
  });
  add("composition", "composition.produces", fieldOf(composition, "produces"), {
    kind: "produces",
  });

  for (const [prefix, group] of [
    ["", [...fields]],
    ["metadata.hermes.", entriesOf(fieldOf(metadata, "hermes"))],
  ] as const) {
    for (const [key, value] of group) {
      if (!/^requires_[a-z_]+$/.test(key)) continue;
      add(
        "requires_*",
        prefix + key,
        value,
        key === "requires_skills" ? HARD : { kind: "known-names" },
      );
    }
  }
  return found;
}

function entriesOf(value: YamlValue | undefined): (readonly [string, YamlValue])[] {
  return value?.kind === "map"
    ? value.fields.map((field) => [field.key, field.value] as const)
    : [];
}

function isFlag(value: YamlValue | undefined, expected: boolean): boolean {
  return value?.kind === "scalar" && value.value === expected;
}
