import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "@ctxfst/testkit";
import { describe, expect, it } from "vitest";
import { INPUT_NAMES } from "../packages/action/src/inputs.ts";
import { OUTPUT_NAMES } from "../packages/action/src/outputs.ts";

const ROOT = join(import.meta.dirname, "..");
const manifest = readManifest(join(ROOT, "action.yml"));
const page = readFileSync(join(ROOT, "docs/action.md"), "utf8");

/** Names in the first column of the page's generated table. */
function namesInPage(section: string): string[] {
  const [, table = ""] =
    new RegExp(`<!-- generated: ${section} -->\\n(.*?)<!-- end -->`, "s").exec(page) ?? [];
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name as string);
}

describe("action.yml", () => {
  it("runs the committed bundle on node24", () => {
    expect([manifest.using, manifest.main]).toEqual(["node24", "packages/action/dist/index.js"]);
  });

  it("declares the inputs that the code reads, and the page lists them", () => {
    expect([...manifest.inputs.keys()]).toEqual([...INPUT_NAMES]);
    expect(namesInPage("inputs")).toEqual([...INPUT_NAMES]);
  });

  it("declares the outputs that the code sets, and the page lists them", () => {
    expect([...manifest.outputs.keys()]).toEqual([...OUTPUT_NAMES]);
    expect(namesInPage("outputs")).toEqual([...OUTPUT_NAMES]);
  });

  it("asks for nothing and describes everything", () => {
    const inputs = [...manifest.inputs.values()];
    expect(inputs.filter(({ required }) => required)).toEqual([]);
    for (const { description } of [...inputs, ...manifest.outputs.values()])
      expect(description).toMatch(/\w.*\.$/);
  });
});
