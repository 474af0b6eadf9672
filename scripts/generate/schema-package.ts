import { compile } from "json-schema-to-typescript";
import { compileValidator } from "./compile-validator.ts";
import { readSchemaFiles, type SchemaFile } from "./schema-files.ts";

const FOLDER = "packages/schema/src/generated";

export const folders: readonly string[] = [FOLDER];

/** The generated part of @ctxfst/schema: types, validators, and the schemas themselves as a module. */
export async function generate(): Promise<Readonly<Record<string, string>>> {
  const schemas = readSchemaFiles();
  const files: Record<string, string> = {};
  for (const file of schemas) {
    files[`${FOLDER}/${file.name}-types.ts`] = await typesOf(file);
    files[`${FOLDER}/validate-${file.name}.ts`] = await validatorOf(file);
  }
  return { ...files, [`${FOLDER}/schemas.ts`]: schemasModule(schemas) };
}

function notice(sources: string): string {
  return `// Generated from ${sources} by \`npm run generate\`. Do not edit.\n`;
}

async function typesOf({ name, path, schema }: SchemaFile): Promise<string> {
  const types = await compile(namedForTypes(schema) as SchemaFile["schema"], name, {
    additionalProperties: false,
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    unknownAny: true,
  });
  return `${notice(path)}${types.trim()}\n`;
}

/**
 * A copy in which only titles that are type names remain: the others say in words what is expected, and would become
 * absurd type names. For the same reason a reference stands alone: text beside it would make a numbered twin.
 */
function namedForTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(namedForTypes);
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema) return { $ref: schema.$ref };
  const keys = Object.keys(schema);
  if (keys.length === 1 && keys[0] === "description") return { ...schema, tsType: "unknown" };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== "title" || /^[A-Z]\w*$/.test(String(value)))
      .map(([key, value]) => [key, namedForTypes(value)]),
  );
}

/** TypeScript only in name: the compiler copies it to dist, which it would not do with a .js file. */
async function validatorOf(file: SchemaFile): Promise<string> {
  const code = await compileValidator(file);
  const exported = /;?\s*export\s*\{\s*([\w$]+)(?:\s+as\s+validate)?\s*\};?$/.exec(code);
  if (exported === null) throw new Error(`the validator of ${file.name} has no single export`);
  const body = code.slice(0, exported.index);
  return [
    notice(file.path).trimEnd(),
    "// @ts-nocheck",
    'import type { CompiledValidator } from "../compiled-validator.ts";',
    `${body};`,
    `export const validate: CompiledValidator = ${exported[1]};`,
    "",
  ].join("\n");
}

function schemasModule(files: readonly SchemaFile[]): string {
  const entries = files.map(({ name, schema }) => `  ${name}: ${JSON.stringify(schema)},`);
  return [
    notice("packages/schema/schemas").trimEnd(),
    'import type { JsonSchema, SchemaName } from "../json-schema.ts";',
    "export const schemas: Readonly<Record<SchemaName, JsonSchema>> = {",
    ...entries,
    "};",
    "",
  ].join("\n");
}
