import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundle } from "../scripts/bundle.mjs";

const DIST = join(import.meta.dirname, "../packages/action/dist");
const REBUILD =
  "packages/action/dist is stale: run `node scripts/bundle.mjs action` and commit the result";
/** Bytes of the minified bundle; issue 6 allows no more. */
const MAXIMUM_BYTES = 900 * 1024;

describe("the committed bundle of the Action", () => {
  it("is what the sources give, byte for byte", async () => {
    const built = await bundle("action");
    expect(readdirSync(DIST).sort(), REBUILD).toEqual(Object.keys(built).sort());
    for (const [name, content] of Object.entries(built)) {
      // Compared as a boolean: a difference of megabytes helps nobody.
      expect(
        readFileSync(join(DIST, name)).equals(Buffer.from(content)),
        `${REBUILD} (${name} differs)`,
      ).toBe(true);
    }
  });

  it("is one script that makes no code at run time and stays small", () => {
    const code = readFileSync(join(DIST, "index.js"), "utf8");
    expect(readdirSync(DIST).filter((name) => name.endsWith(".js"))).toEqual(["index.js"]);
    expect(code).not.toMatch(/\bnew Function\b|\beval\s*\(/);
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(MAXIMUM_BYTES);
  });

  it("holds no path of the machine that built it", () => {
    const code = readFileSync(join(DIST, "index.js"), "utf8");
    expect(code).not.toContain(join(import.meta.dirname, ".."));
    expect(code).not.toMatch(/node_modules\//);
  });
});
