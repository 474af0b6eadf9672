// The tables of docs/action.md: inputs and outputs as action.yml declares them.
import { readFileSync } from "node:fs";
import { readManifest } from "@ctxfst/testkit";
import { markdownTable } from "./markdown-table.ts";

const PAGE = "docs/action.md";
const root = new URL("../../", import.meta.url);

/** Both tables within the page, which is otherwise written by hand. */
export async function generate(): Promise<Readonly<Record<string, string>>> {
  const manifest = readManifest(new URL("action.yml", root).pathname);
  const inputs = [...manifest.inputs].map(([name, input]) => [
    `\`${name}\``,
    input.default === undefined ? "" : `\`${input.default}\``,
    input.description,
  ]);
  const outputs = [...manifest.outputs].map(([name, { description }]) => [
    `\`${name}\``,
    description,
  ]);
  const page = readFileSync(new URL(PAGE, root), "utf8");
  return {
    [PAGE]: [
      { section: "inputs", text: markdownTable(["input", "default", "meaning"], inputs) },
      { section: "outputs", text: markdownTable(["output", "meaning"], outputs) },
    ].reduce((text, part) => replaceSection(text, part.section, part.text), page),
  };
}

function replaceSection(page: string, section: string, text: string): string {
  const start = `<!-- generated: ${section} -->`;
  const from = page.indexOf(start);
  const to = page.indexOf("<!-- end -->", from);
  if (from < 0 || to < 0) throw new Error(`${PAGE} has no section ${start} … <!-- end -->`);
  return `${page.slice(0, from)}${start}\n${text}\n${page.slice(to)}`;
}
