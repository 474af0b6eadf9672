import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const FOLDER = join(import.meta.dirname, "../test/fixtures/tasks");

/** Ids of the planning tasks with fixtures, in name order. */
export function fixtureIds(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => /\.json(\.gz)?$/.test(file))
    .map((file) => file.replace(/\.json(\.gz)?$/, ""))
    .sort();
}

/** The JSON text of a fixture. */
export function fixtureText(id: string): string {
  const file = readdirSync(FOLDER).find((name) => name.replace(/\.json(\.gz)?$/, "") === id);
  if (file === undefined) throw new Error(`no fixture ${id}`);
  const bytes = readFileSync(join(FOLDER, file));
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}
