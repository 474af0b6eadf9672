/**
 * `npm run bench:lint -- [FOLDER] [--skills N] [--rounds N] [--peers FOLDER] [--update]`: what lint costs, beside reading and
 * parsing the same files, and beside other linters; everything interleaved in one run. Without a folder, N generated
 * skills (2,000). `--update` accepts the counters. `--peers` installs the others into the folder it names, which should be outside of this repository.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { DEFAULT_CONFIG } from "../../packages/core/src/config/config.ts";
import { readRepositoryFiles } from "../../packages/core/src/node/read-repository-files.ts";
import { parseByTree } from "../../packages/core/src/parser/parse-markdown.ts";
import { parseSkillBytes } from "../../packages/core/src/parser/parse-skill.ts";
import { readByLibrary } from "../../packages/core/src/parser/read-yaml.ts";
import { lint } from "../../packages/core/src/rules/run-lint.ts";
import { buildRepository } from "../../packages/core/src/skill/build-repository.ts";
import { bundle } from "../../scripts/bundle.mjs";
import { cpuSeconds, median } from "../cpu-seconds.ts";
import { countLintWork } from "./count-work.ts";
import { generateSkills } from "./generate-skills.ts";
import { measureProcess, type ProcessCost } from "./measure-process.ts";
import { installPeers, PEERS, peerScript } from "./peers.ts";

const ROOT = join(import.meta.dirname, "../..");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    skills: { type: "string", default: "2000" },
    rounds: { type: "string", default: "5" },
    peers: { type: "string" },
    update: { type: "boolean" },
  },
});
const rounds = Number(values.rounds);
const scratch = mkdtempSync(join(tmpdir(), "ctxfst-bench-"));

try {
  checkCounters();
  const folder =
    positionals[0] === undefined ? writeSkills(Number(values.skills)) : resolve(positionals[0]);
  measureInside(folder);
  await measureBeside(folder, positionals[0] === undefined);
} finally {
  rmSync(scratch, { recursive: true });
}

/** The counters of a small run, which are the same everywhere; a difference fails. */
function checkCounters(): void {
  const file = join(ROOT, "bench/counters.json");
  const counters = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const work = countLintWork(200);
  console.log(JSON.stringify(work));
  if (isDeepStrictEqual(work, counters["lint-200"])) return;
  if (values.update) {
    writeFileSync(file, `${JSON.stringify({ ...counters, "lint-200": work }, null, 2)}\n`);
    return;
  }
  console.log(
    `counters.json says otherwise (--update accepts it): ${JSON.stringify(counters["lint-200"])}`,
  );
  process.exitCode = 1;
}

function writeSkills(count: number): string {
  const folder = join(scratch, "skills");
  for (const [path, text] of generateSkills(count)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Lint in units of reading the same files and parsing them, bodies included. */
function measureInside(folder: string): void {
  const paths = readRepositoryFiles(folder, DEFAULT_CONFIG).skills.map(({ path }) => path);
  const read = (): void => {
    for (const path of paths) parseSkillBytes(readFileSync(join(folder, path))).body();
  };
  const readByLibraries = (): void => {
    for (const path of paths) {
      const { text, frontmatter, bodyRange } = parseSkillBytes(readFileSync(join(folder, path)));
      if (frontmatter !== null) readByLibrary(text, frontmatter.content);
      parseByTree(text, bodyRange);
    }
  };
  let findings = 0;
  const whole = (): void => {
    const files = readRepositoryFiles(folder, DEFAULT_CONFIG);
    findings = lint(buildRepository(files, DEFAULT_CONFIG), DEFAULT_CONFIG).findings.length;
  };
  const times: { read: number; libraries: number; whole: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    times.push({
      read: cpuSeconds(read),
      libraries: cpuSeconds(readByLibraries),
      whole: cpuSeconds(whole),
    });
  }
  const [, ...warm] = times;
  const seconds = (of: keyof (typeof times)[number]): number =>
    median(warm.map((time) => time[of]));
  const all = seconds("whole");
  const ratio = (of: "read" | "libraries"): string => (all / seconds(of)).toFixed(2);
  console.log(`${paths.length} skills, ${findings} findings; CPU seconds in one process:`);
  console.log(
    `  read and parse              ${seconds("read").toFixed(2)}   lint × ${ratio("read")}`,
  );
  console.log(
    `  the same with the libraries ${seconds("libraries").toFixed(2)}   lint × ${ratio("libraries")}`,
  );
  console.log(`  lint                        ${all.toFixed(2)}`);
}

/** Processes, ours as it is built, in turns. */
async function measureBeside(folder: string, isGenerated: boolean): Promise<void> {
  const program = await writeBundle();
  const own = [program, "lint", "--format", "json"];
  const runs: { name: string; args: readonly string[]; isWarm?: boolean }[] = [
    { name: "ctxfst", args: own },
  ];
  if (isGenerated) {
    spawnSync("git", ["init", "-q"], { cwd: folder });
    spawnSync("git", ["add", "."], { cwd: folder });
    measureProcess(own, folder, true);
    runs.push({ name: "ctxfst, unchanged", args: own, isWarm: true });
  }
  if (values.peers !== undefined) {
    const place = resolve(values.peers);
    installPeers(place);
    for (const peer of PEERS.filter(({ takesAnyFolder }) => isGenerated || takesAnyFolder)) {
      runs.push({ name: peer.name, args: [peerScript(place, peer), ...peer.args(folder)] });
    }
  }
  const costs = new Map<string, ProcessCost[]>(runs.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, args, isWarm } of runs)
      costs.get(name)?.push(measureProcess(args, folder, isWarm));
  }
  const cpuOf = (name: string): number => median((costs.get(name) ?? []).map(({ cpu }) => cpu));
  console.log("process             CPU s   × ours   MB   printed");
  for (const { name } of runs) {
    const found = costs.get(name) as ProcessCost[];
    const cells = [
      name.padEnd(18),
      cpuOf(name).toFixed(2).padStart(6),
      (cpuOf(name) / cpuOf("ctxfst")).toFixed(2).padStart(8),
      median(found.map(({ memory }) => memory))
        .toFixed(0)
        .padStart(5),
      String(found[0]?.printed ?? 0).padStart(9),
    ];
    console.log(cells.join(" "));
  }
}

async function writeBundle(): Promise<string> {
  const out = join(scratch, "cli");
  for (const [path, text] of Object.entries(await bundle("cli"))) {
    mkdirSync(dirname(join(out, "dist", path)), { recursive: true });
    writeFileSync(join(out, "dist", path), text);
  }
  cpSync(join(ROOT, "packages/cli/bin"), join(out, "bin"), { recursive: true });
  cpSync(join(ROOT, "packages/cli/package.json"), join(out, "package.json"));
  return join(out, "bin/ctxfst.js");
}
