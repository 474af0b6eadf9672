import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../packages/core/src/rules", import.meta.url));

/** The hand-written page of each rule, by rule id in order. */
export function readRulePages(): ReadonlyMap<string, string> {
  const pages = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => [basename(file, ".md"), readFileSync(join(FOLDER, file), "utf8")] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(pages);
}
