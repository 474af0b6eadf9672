/**
 * `npm run bench -- disk [SIZE…]`: writes a generated library (family lib) as SKILL.md files, then lets the built CLI
 * plan and check it, and a bare loop walk and stat the same files: seconds, memory and ratios within this run. Build
 * first: `npm run build`. Each command runs once with an empty cache and once more.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateFamily } from "../families/index.ts";
import { measureProcess } from "../lint/measure-process.ts";
import { writeSkills } from "./write-skills.ts";

const CLI = join(import.meta.dirname, "../../packages/cli/bin/ctxfst.js");
const SIZES = ["100", "10000", "100000"];

/** What every tool has to do at least. */
const WALK = `import { readdirSync, statSync } from "node:fs";
let bytes = 0;
const walk = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = folder + "/" + entry.name;
    if (entry.isDirectory()) walk(path);
    else bytes += statSync(path).size;
  }
};
walk(process.cwd());
console.log(bytes);
`;

const sizes = process.argv.length > 2 ? process.argv.slice(2) : SIZES;
console.log("skills  command      CPU s   wall s    MB  CPU ÷ walk");
for (const size of sizes) {
  const scratch = mkdtempSync(join(tmpdir(), "disk-bench-"));
  const root = join(scratch, "skills");
  const walk = join(scratch, "walk.mjs");
  writeSkills(root, generateFamily("lib", Number(size), 1));
  writeFileSync(walk, WALK);
  const floor = measure("walk", [walk]);
  for (const command of ["plan", "check"]) {
    for (const round of ["cold", "warm"]) {
      measure(`${command} ${round}`, [CLI, command], floor);
    }
  }
  rmSync(scratch, { recursive: true });

  function measure(name: string, args: readonly string[], walked?: number): number {
    const started = performance.now();
    const { cpu, memory, printed } = measureProcess(args, root, true);
    if (printed === 0) throw new Error(`${name} printed nothing; build the CLI first`);
    const wall = (performance.now() - started) / 1000;
    const cells = [size.padEnd(7), name.padEnd(10), cpu.toFixed(2).padStart(7)];
    cells.push(wall.toFixed(2).padStart(8), memory.toFixed(0).padStart(5));
    if (walked !== undefined) cells.push((cpu / walked).toFixed(1).padStart(11));
    console.log(cells.join(" "));
    return cpu;
  }
}
