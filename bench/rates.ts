/**
 * `npm run rates -- FOLDER --corpus TEXT [--each] [--skills-only] [--date DAY]`: how often each rule reports in real
 * skills, into rates.json, from which the rules' pages take it. With --each, every folder in FOLDER is a repository
 * of its own; --skills-only says that the files beside the skills are missing.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEFAULT_CONFIG } from "../packages/core/src/config/config.ts";
import { readRepositoryFiles } from "../packages/core/src/node/read-repository-files.ts";
import { buildRepository } from "../packages/core/src/skill/build-repository.ts";
import { measureRates } from "./measure-rates.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corpus: { type: "string" },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
    each: { type: "boolean", default: false },
    "skills-only": { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (folder === undefined || values.corpus === undefined) {
  console.error(
    "usage: npm run rates -- FOLDER --corpus TEXT [--each] [--skills-only] [--date DAY]",
  );
  process.exit(2);
}

const roots = values.each
  ? readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => join(folder, name))
      .sort()
  : [folder];
const rates = measureRates(
  roots.map((root) => buildRepository(readRepositoryFiles(root, DEFAULT_CONFIG), DEFAULT_CONFIG)),
  { corpus: values.corpus, date: values.date, has_whole_trees: !values["skills-only"] },
);
writeFileSync(join(import.meta.dirname, "rates.json"), `${JSON.stringify(rates, null, 2)}\n`);
console.log(
  `${rates.skills} skills of ${rates.repositories} repositories; npm run generate shows them`,
);
