import { markdownTable } from "./markdown-table.ts";
import { readSchemaFiles, type SchemaFile } from "./schema-files.ts";

const FOLDER = "docs/schema";

export const folders: readonly string[] = [FOLDER];

/** Which file each schema speaks of. */
const SUBJECTS: Readonly<Record<string, string>> = {
  config: "`ctxfst.yaml`",
  graph: "`entity-graph.json`",
  plan: "`ctxfst plan --format json`",
  report: "`ctxfst lint --format json`",
  skill: "front matter of a `SKILL.md`",
  world: "`world-state.json`",
};

/** One page for each schema, and a list of them. */
export async function generate(): Promise<Readonly<Record<string, string>>> {
  const schemas = readSchemaFiles();
  const pages = schemas.map((file) => [`${FOLDER}/${file.name}.md`, pageOf(file)] as const);
  return { [`${FOLDER}/README.md`]: listOf(schemas), ...Object.fromEntries(pages) };
}

interface Keywords {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Keywords[];
  readonly allOf?: readonly Keywords[];
  readonly items?: Keywords;
  readonly properties?: Readonly<Record<string, Keywords>>;
  readonly additionalProperties?: boolean | Keywords;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly $defs?: Readonly<Record<string, Keywords>>;
}

function listOf(files: readonly SchemaFile[]): string {
  const rows = files.map(({ name, schema }) => [
    `[${name}](${name}.md)`,
    subjectOf(name),
    (schema as Keywords).description ?? "",
  ]);
  return [
    notice("packages/schema/schemas"),
    "# Schemas\n",
    "JSON Schemas (draft 2020-12) of the files that ctxfst reads and writes. `ctxfst schema NAME` prints one;",
    "`@ctxfst/schema` holds them with TypeScript types and validators. To let an editor check `ctxfst.yaml`, begin it",
    "with the schema's address:\n",
    "```yaml",
    `# yaml-language-server: $schema=${String(files.find(({ name }) => name === "config")?.schema.$id)}`,
    "```\n",
    `${markdownTable(["schema", "of", "what it is"], rows)}\n`,
  ].join("\n");
}

function pageOf({ name, path, schema }: SchemaFile): string {
  const root = schema as Keywords;
  const definitions = Object.entries(root.$defs ?? {});
  const parts = [
    notice(path),
    `# ${name}\n`,
    `Schema of ${subjectOf(name)}. ${root.description ?? ""}\n`,
    ...bodyOf(root),
    ...definitions.flatMap(([key, definition]) => [
      `## ${key}\n`,
      ...(sentence(definition) === "" ? [] : [`${sentence(definition)}\n`]),
      ...bodyOf(definition),
    ]),
  ];
  return `${parts.join("\n").trimEnd()}\n`;
}

function subjectOf(name: string): string {
  const subject = SUBJECTS[name];
  if (subject === undefined) throw new Error(`say in schema-docs.ts what the schema ${name} is of`);
  return subject;
}

function notice(source: string): string {
  return `<!-- Generated from ${source} by \`npm run generate\`. Do not edit. -->\n`;
}

/** What a definition is, in words; empty when it says nothing of itself. */
function sentence(definition: Keywords): string {
  const title = isTypeName(definition.title) ? undefined : definition.title;
  const words = [title, definition.description].filter((text) => text !== undefined);
  const text = words.map(capitalise).join(". ");
  return text === "" || text.endsWith(".") ? text : `${text}.`;
}

/** Titles such as `PlanStatistics` name the TypeScript type and tell a reader nothing. */
function isTypeName(title: string | undefined): boolean {
  return title !== undefined && /^[A-Z]\w*$/.test(title);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The table of a map's keys, or the type of anything else. */
function bodyOf(schema: Keywords): string[] {
  const parts = schema.allOf ?? [schema];
  const others = parts.filter(({ properties }) => properties === undefined);
  const rows = parts.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([key, value]) => [
      `\`${key}\`${required.includes(key) ? " (required)" : ""}`,
      typeOf(value),
      meaningOf(value),
    ]),
  );
  const types = others.map(typeOf).filter((type) => type !== "any value");
  return [
    ...(types.length > 0 ? [`Type: ${types.join(", and ")}.\n`] : []),
    ...(rows.length > 0 ? [`${markdownTable(["key", "type", "meaning"], rows)}\n`] : []),
  ];
}

function meaningOf(schema: Keywords): string {
  const preset = schema.default;
  const text = preset === undefined ? "" : `Default: \`${String(preset)}\`.`;
  return [schema.description ?? "", text].filter((part) => part !== "").join(" ");
}

/** A type as a reader of tables wants it. */
function typeOf(schema: Keywords): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice("#/$defs/".length);
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined)
    return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.type === undefined) return "any value";
  const types = typeof schema.type === "string" ? [schema.type] : schema.type;
  return types.map((type) => typeWord(type, schema)).join(" or ");
}

function typeWord(type: string, { items, properties, additionalProperties }: Keywords): string {
  if (type === "array") return items === undefined ? "list" : `list of ${typeOf(items)}`;
  if (type !== "object") return type === "string" ? "text" : type;
  if (properties !== undefined) {
    return `map of ${Object.keys(properties)
      .map((key) => `\`${key}\``)
      .join(", ")}`;
  }
  return typeof additionalProperties === "object"
    ? `map to ${typeOf(additionalProperties)}`
    : "map";
}
