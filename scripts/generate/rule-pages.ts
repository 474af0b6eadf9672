// The pages of the rules as a module, so that `ctxfst rules RULE` works from a bundle without files beside it.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../packages/core/src/rules", import.meta.url));
const TARGET = "packages/core/src/rules/generated/rule-pages.ts";

export async function generate(): Promise<Readonly<Record<string, string>>> {
  const pages = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => [basename(file, ".md"), readFileSync(`${FOLDER}/${file}`, "utf8")] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = pages.map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},`);
  return {
    [TARGET]: `// Made by \`npm run generate\` from the rules' pages: do not edit.
/** The Markdown page of each rule: why, then examples. */
export const RULE_PAGES: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`,
  };
}
