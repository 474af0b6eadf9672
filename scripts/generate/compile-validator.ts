import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { default as StandaloneCode } from "ajv/dist/standalone/index.js";
import { rolldown } from "rolldown";
import type { SchemaFile } from "./schema-files.ts";

// In memory only; the place decides where the bundler looks for ajv's runtime files.
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ENTRY = join(ROOT, "validator-entry.mjs");
const VALIDATOR = join(ROOT, "validator.cjs");

// The package is CommonJS and gives its default export in two ways; this one holds under every loader.
const { default: standaloneCode } = createRequire(import.meta.url)("ajv/dist/standalone") as {
  default: typeof StandaloneCode.default;
};

/**
 * A schema as JavaScript that validates it, exported as `validate`: no import, no `require`, no run-time code
 * generation. ajv's standalone code still requires its own runtime files, so it goes through a bundler.
 */
export async function compileValidator({ name, schema }: SchemaFile): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictTuples: false,
    // `date-time` informs editors. Recorded worlds hold placeholders, and a time is never worth refusing a world.
    validateFormats: false,
    code: { source: true, esm: false },
  });
  const bundled = await bundle(withLinearErrors(standaloneCode(ajv, ajv.compile(schema))));
  if (/\brequire\s*\(|__require|\bnew Function\b|\beval\s*\(/.test(bundled)) {
    throw new Error(`the validator of ${name} is not self-contained`);
  }
  return bundled;
}

/**
 * ajv copies all errors so far whenever a referenced schema adds some: with tens of thousands of faults in a hostile
 * file that takes seconds. Appending gives the same list.
 */
function withLinearErrors(code: string): string {
  const appending = code.replace(
    /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g,
    "if(vErrors === null){vErrors = $1.errors;}else{for(const added of $1.errors)vErrors.push(added);}",
  );
  if (appending.includes("vErrors.concat")) throw new Error("ajv joins errors in an unknown way");
  return appending;
}

async function bundle(code: string): Promise<string> {
  const modules: Readonly<Record<string, string>> = {
    [ENTRY]: `import validate from ${JSON.stringify(VALIDATOR)}; export { validate };`,
    [VALIDATOR]: code,
  };
  const build = await rolldown({
    input: ENTRY,
    platform: "neutral",
    plugins: [
      {
        name: "validator-in-memory",
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
        // Each runtime file carries the text by which generated code requires it.
        transform: (source) => source.replace(/^\w+\.code = .*require.*$/m, ""),
      },
    ],
    onLog(level, log) {
      if (level === "warn") throw new Error(log.message);
    },
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  await build.close();
  return output[0].code.trim();
}
