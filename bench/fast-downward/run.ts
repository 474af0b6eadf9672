/**
 * `node scripts/run-source.mjs bench/fast-downward/run.ts BINARY [--limit SECONDS] [--ours] FILE…`: plans every task
 * file with the project's planner and with a locally built Fast Downward (BINARY is its `downward`), one after the
 * other, each search in a process of its own. Prints CPU seconds of the searches, process start excluded on both
 * sides, and the geometric mean of ours ÷ the best of theirs. Fast Downward is a yardstick, never a part.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "rolldown";

const CONFIGURATIONS: readonly (readonly [name: string, search: string])[] = [
  ["lmcut", "astar(lmcut())"],
  ["lmcut+POR", "astar(lmcut(), pruning=atom_centric_stubborn_sets())"],
  ["blind", "astar(blind())"],
];

interface Answer {
  readonly cost: number | null;
  /** CPU seconds of the search; null when it did not end within the limit. */
  readonly seconds: number | null;
}

interface OwnAnswer extends Answer {
  readonly status: string;
  readonly lowerBound: number | null;
  readonly expanded: number;
  readonly megabytes: number;
}

function readArguments(): { binary: string; limit: number; isOursOnly: boolean; files: string[] } {
  const [binary = "", ...rest] = process.argv.slice(2);
  const at = rest.indexOf("--limit");
  const limit = at === -1 ? 60 : Number(rest.splice(at, 2)[1]);
  const isOursOnly = rest.includes("--ours");
  return { binary, limit, isOursOnly, files: rest.filter((file) => file !== "--ours") };
}

function planOurselves(file: string, limit: number): OwnAnswer {
  const { stdout, stderr } = spawnSync(process.execPath, [...NODE, planOnce, file, String(limit)], {
    encoding: "utf8",
  });
  const line = stdout.trim();
  if (line === "") throw new Error(`planning ${file} failed: ${stderr}`);
  const answer = JSON.parse(line);
  const isSettled = answer.optimal || answer.status === "unsolvable";
  return { ...answer, seconds: isSettled ? answer.seconds : null };
}

const NODE = ["--max-old-space-size=6000"];

function planWith(binary: string, search: string, sas: string, limit: number): Answer {
  const folder = mkdtempSync(join(tmpdir(), "fast-downward-"));
  try {
    const { stdout } = spawnSync("timeout", [String(limit), binary, "--search", search], {
      cwd: folder,
      input: sas,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    const seconds = /Search time: ([\d.e+-]+)s/.exec(stdout)?.[1];
    const cost = /Plan cost: (\d+)/.exec(stdout)?.[1];
    const isSettled = cost !== undefined || stdout.includes("unsolvable");
    return {
      cost: cost === undefined ? null : Number(cost),
      seconds: isSettled && seconds !== undefined ? Number(seconds) : null,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function show(seconds: number | null, limit: number): string {
  return seconds === null ? `>${limit}` : seconds.toFixed(3);
}

const { binary, limit, isOursOnly, files } = readArguments();
const scratch = mkdtempSync(join(tmpdir(), "planning-bench-"));
// Bundled as it is published: a loader for TypeScript would cost what it saves.
const planOnce = join(scratch, "plan-once.mjs");
await build({
  input: join(import.meta.dirname, "plan-once.ts"),
  platform: "node",
  output: { file: planOnce, format: "esm" },
});
const ratios: number[] = [];
const names = isOursOnly ? [] : CONFIGURATIONS.map(([name]) => name);
console.log(["task", "answer", "ours", "expanded", "MB", ...names, "ratio"].join("\t"));
for (const file of files) {
  const ours = planOurselves(file, limit);
  const theirs: Answer[] = [];
  const sas = join(scratch, "output.sas");
  if (!isOursOnly) {
    rmSync(sas, { force: true });
    spawnSync(process.execPath, [...NODE, planOnce, file, String(limit), sas]);
    if (existsSync(sas)) {
      const text = readFileSync(sas, "utf8");
      for (const [, search] of CONFIGURATIONS) theirs.push(planWith(binary, search, text, limit));
    }
  }
  const solved = theirs.map(({ seconds }) => seconds).filter((seconds) => seconds !== null);
  // What they did not solve within the limit counts as the limit, in their favour.
  const best = theirs.length === 0 ? null : Math.max(0.001, Math.min(limit, ...solved));
  const ratio = best === null || ours.seconds === null ? null : ours.seconds / best;
  if (ratio !== null) ratios.push(ratio);
  const answer =
    ours.seconds === null ? `${ours.lowerBound}..${ours.cost ?? "?"}` : (ours.cost ?? ours.status);
  const cells = [
    basename(file).replace(/\.json(\.gz)?$/, ""),
    answer,
    show(ours.seconds, limit),
    ours.expanded,
    ours.megabytes,
    ...theirs.map(({ seconds }) => show(seconds, limit)),
    ratio === null ? "" : ratio.toFixed(2),
  ];
  console.log(cells.join("\t"));
}
rmSync(scratch, { recursive: true });
if (ratios.length > 0) {
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  console.log(`geometric mean of ${ratios.length}: ${mean.toFixed(2)}`);
}
