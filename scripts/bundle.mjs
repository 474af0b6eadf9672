// Bundles a package from source with rolldown: `node scripts/bundle.mjs cli|action`.
// The output is a function of the sources and the lock file: no absolute paths, no hashes of time.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { collectLicences } from "./collect-licences.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Entry points and options of each bundle. `codeSplitting: false` keeps the Action one file. */
export const BUNDLES = {
  cli: { entries: { index: "src/index.ts" }, target: "node20.19", minify: false, isOneFile: false },
  action: { entries: { index: "src/index.ts" }, target: "node24", minify: true, isOneFile: true },
};

/** Builds one bundle and returns its files as `{path: text}`, paths relative to the output folder. */
export async function bundle(name) {
  const { entries, target, minify, isOneFile } = BUNDLES[name];
  const folder = join(ROOT, "packages", name);
  const build = await rolldown({
    cwd: folder,
    input: entries,
    platform: "node",
    resolve: { conditionNames: ["@ctxfst/source", "node", "import", "module", "default"] },
    transform: { target },
    treeshake: true,
    logLevel: "warn",
    onLog(level, log, handler) {
      if (level === "warn") throw new Error(`bundle ${name}: ${log.message}`);
      handler(level, log);
    },
  });
  const { output } = await build.generate({
    format: "esm",
    minify,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    assetFileNames: "[name][extname]",
    ...(isOneFile ? { codeSplitting: false } : {}),
  });
  await build.close();
  const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
  const files = Object.fromEntries(
    output.map((chunk) => [chunk.fileName, chunk.type === "chunk" ? chunk.code : chunk.source]),
  );
  return { ...files, "licences.txt": collectLicences(modules, ROOT) };
}

async function main(name) {
  if (!(name in BUNDLES)) throw new Error(`usage: bundle.mjs ${Object.keys(BUNDLES).join("|")}`);
  const out = join(ROOT, "packages", name, "dist");
  const files = await bundle(name);
  rmSync(out, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content);
  }
  const size = Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
  console.log(
    `${relative(ROOT, out)}: ${Object.keys(files).length} files, ${Math.round(size / 1024)} KiB`,
  );
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1])
  await main(process.argv[2]);
