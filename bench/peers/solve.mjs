// Solves one encoded task with a peer that `run.ts` installed: `solve.mjs clingo|highs FILE SECONDS` in the folder of
// the packages. Prints cost (null without a proof) and CPU seconds of the solving alone, after a warm-up.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [peer, file, seconds] = process.argv.slice(2);
const require = createRequire(join(process.cwd(), "package.json"));
const text = readFileSync(file, "utf8");
const solve = peer === "clingo" ? await clingo() : await highs();
const before = process.cpuUsage();
const cost = await solve();
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ cost, seconds: (user + system) / 1e6 }));
process.exit(0);

async function clingo() {
  // Without a count of processors it takes its build for one thread; the other one crashes on Node 24.
  Object.defineProperty(globalThis, "navigator", { value: undefined });
  const { run } = require("clingo-wasm");
  await run("a.", 1);
  return async () => {
    const answer = await run(text, 0, [`--time-limit=${seconds}`]);
    return answer.Result === "OPTIMUM FOUND" ? answer.Models.Costs[0] : null;
  };
}

async function highs() {
  const solver = await require("highs")();
  return () => {
    const options = { output_flag: false, time_limit: Number(seconds), mip_rel_gap: 0 };
    const { Status, ObjectiveValue } = solver.solve(text, options);
    return Status === "Optimal" ? Math.round(ObjectiveValue) : null;
  };
}
