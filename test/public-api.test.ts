import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../packages");

it("public names change only on purpose", async () => {
  const names: Record<string, string[]> = {};
  for (const folder of ["schema", "core", "cli"]) {
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
    for (const [subpath, target] of Object.entries(
      exports as Record<string, Record<string, string>>,
    )) {
      const source = target["@ctxfst/source"];
      if (source === undefined) continue;
      const module = await import(join(ROOT, folder, source));
      names[name + subpath.slice(1)] = Object.keys(module).sort();
    }
  }
  await expect(`${JSON.stringify(names, null, 2)}\n`).toMatchFileSnapshot("./public-api.json");
});
