/**
 * `npm run bench -- peers [FAMILY…] [--size N]… [--seed N]… [--limit SECONDS]`: optima of the skill families in which
 * nothing is lost, by this planner, clingo-wasm and highs, one after the other. The two are installed into a temporary
 * folder for the run. They get the task as our compiler leaves it, and start-up is not counted on any side.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compileTask } from "../../packages/core/src/planner/compile/compile-task.ts";
import { planTask, readTask } from "../../packages/core/src/planner/index.ts";
import { type Family, generateFamily } from "../families/index.ts";
import { aspOf, lpOf } from "./encode.ts";

const PACKAGES = ["clingo-wasm@0.5.0", "highs@1.15.3"];

interface Answer {
  readonly cost: number | null;
  readonly seconds: number;
  /** Crashed, or ran out of memory. */
  readonly isBroken?: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", multiple: true, default: ["300", "1000"] },
    seed: { type: "string", multiple: true, default: ["1"] },
    limit: { type: "string", default: "20" },
  },
});
const families = (
  positionals.length === 0 ? ["layer", "lib", "mesh", "chain", "cover"] : positionals
) as Family[];
const limit = Number(values.limit);
const clock = { now: () => performance.now() / 1000, memory: () => 0 };
const folder = mkdtempSync(join(tmpdir(), "peers-bench-"));
try {
  writeFileSync(join(folder, "package.json"), "{}\n");
  execFileSync("npm", ["install", "--no-audit", "--no-fund", ...PACKAGES], { cwd: folder });
  copyFileSync(join(import.meta.dirname, "solve.mjs"), join(folder, "solve.mjs"));
  compareAll();
} finally {
  rmSync(folder, { recursive: true });
}

function compareAll(): void {
  console.log("task             optimum   ours s  clingo ÷ ours  highs ÷ ours");
  const ratios: Record<"clingo" | "highs", number[]> = { clingo: [], highs: [] };
  for (const size of values.size) {
    for (const family of families) {
      for (const seed of values.seed) compare(`${family}-${size}-s${seed}`, [family, size, seed]);
    }
  }
  for (const [peer, list] of Object.entries(ratios)) {
    const mean = Math.exp(list.reduce((sum, ratio) => sum + Math.log(ratio), 0) / list.length);
    console.log(
      `${peer}: geometric mean ${mean.toFixed(1)} times ours; what it did not prove counts as the limit`,
    );
  }

  function compare(id: string, [family, size, seed]: readonly [Family, string, string]): void {
    const task = readTask(generateFamily(family, Number(size), Number(seed)));
    planTask(task, { seconds: limit }, clock);
    const before = process.cpuUsage();
    const result = planTask(task, { seconds: limit }, clock);
    const { user, system } = process.cpuUsage(before);
    const isProved = result.status === "found" && result.optimal;
    const ours = isProved ? (user + system) / 1e6 : limit;
    const { strips } = compileTask(task);
    if (strips === null) throw new Error(`${id} has no plan`);
    const asp = solve("clingo", aspOf(strips));
    const lp = solve("highs", lpOf(strips));
    const cells = [id.padEnd(16), isProved ? String(result.cost).padStart(7) : "      ?"];
    cells.push(`${isProved ? " " : ">"}${ours.toFixed(3)}`.padStart(8));
    for (const [peer, answer] of [
      ["clingo", asp],
      ["highs", lp],
    ] as const) {
      if (answer.isBroken === true) {
        cells.push("fails".padStart(14));
        continue;
      }
      const ratio = (answer.cost === null ? limit : answer.seconds) / ours;
      if (isProved) ratios[peer].push(ratio);
      cells.push(`${answer.cost === null ? ">" : ""}${ratio.toFixed(1)}`.padStart(14));
      const isOther =
        isProved && answer.cost !== null && answer.cost / strips.costScale !== result.cost;
      // A cheaper relaxed optimum is no contradiction where a NOT decides; the families here have none that does.
      if (isOther) throw new Error(`${id}: ${peer} says ${answer.cost}, we say ${result.cost}`);
    }
    console.log(cells.join(" "));
  }
}

/** What a peer proves within the limit; no cost where it does not. */
function solve(peer: string, text: string): Answer {
  const file = join(folder, "task.txt");
  writeFileSync(file, text);
  const { stdout, error } = spawnSync(process.execPath, ["solve.mjs", peer, file, String(limit)], {
    cwd: folder,
    encoding: "utf8",
    timeout: 2000 * limit,
  });
  const line = stdout.trim().split("\n").at(-1) ?? "";
  if (line.startsWith("{")) return JSON.parse(line) as Answer;
  return { cost: null, seconds: limit, isBroken: error === undefined };
}
