// Writes every generated file that is committed: `node scripts/generate.mjs [--check]`.
// With --check nothing is written; it lists the files that are stale and fails.
// A generator is a file of scripts/generate that exports `generate()`, which gives `{path: text}` (paths relative to
// the repository), and may export `folders`: folders that hold nothing but its files, so that leftovers are found too.
// They run one after another, each after the files of those before it were written: the first makes the validators
// that the others load.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const GENERATORS = [
  "schema-package.ts",
  "schema-docs.ts",
  "rule-pages.ts",
  "rules.ts",
  "cli.ts",
  "action.ts",
];
const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Files of a generator that differ from what is on disk; `text` is null for a file that should not exist. */
async function findStale(name) {
  const { generate, folders = [] } = await import(`./generate/${name}`);
  const files = await generate();
  const differing = Object.entries(files)
    .filter(([path, text]) => readIfExists(path) !== text)
    .map(([path, text]) => ({ path, text }));
  const leftovers = folders
    .flatMap((folder) => listFiles(folder))
    .filter((path) => !(path in files))
    .map((path) => ({ path, text: null }));
  return [...differing, ...leftovers];
}

function readIfExists(path) {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function listFiles(folder) {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${folder}/${entry.name}`);
}

function apply({ path, text }) {
  const file = join(ROOT, path);
  if (text === null) rmSync(file);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function main(isCheck) {
  const stale = [];
  for (const name of GENERATORS) {
    const found = await findStale(name);
    if (!isCheck) found.forEach(apply);
    stale.push(...found);
  }
  for (const { path, text } of stale) {
    const state = text === null ? "left over" : isCheck ? "stale" : "written";
    console.log(`${text === null && !isCheck ? "removed" : state}: ${path}`);
  }
  if (isCheck && stale.length > 0) {
    console.log("run `npm run generate` and commit the result");
    process.exitCode = 1;
  }
}

// Generators are TypeScript and load the packages from source, which needs the loader of run-source.mjs.
const LOADED = "--loaded";
if (process.argv.includes(LOADED)) await main(process.argv.includes("--check"));
else {
  const script = fileURLToPath(import.meta.url);
  const args = ["run-source.mjs", "generate.mjs"].map((file) => join(dirname(script), file));
  const { status } = spawnSync(process.execPath, [...args, LOADED, ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}
