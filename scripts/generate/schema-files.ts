import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = new URL("../../packages/schema/schemas/", import.meta.url);
const ENDING = ".schema.json";

/** One JSON Schema of packages/schema/schemas: the source that everything else is generated from. */
export interface SchemaFile {
  /** `skill`, `config`, … */
  readonly name: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Reads all schemas, sorted by name. */
export function readSchemaFiles(): readonly SchemaFile[] {
  return readdirSync(fileURLToPath(FOLDER))
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => ({
      name: file.slice(0, -ENDING.length),
      path: `packages/schema/schemas/${file}`,
      schema: JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as SchemaFile["schema"],
    }));
}
