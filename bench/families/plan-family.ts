/** Plans one generated task in a process of its own: `plan-family.ts FAMILY SIZE SEED SECONDS`. Prints a JSON line. */
import { planTask, readTask } from "../../packages/core/src/planner/index.ts";
import { type Family, generateFamily } from "./index.ts";

const [family = "", size = "", seed = "", seconds = "60"] = process.argv.slice(2);
const task = readTask(generateFamily(family as Family, Number(size), Number(seed)));
const before = process.cpuUsage();
const result = planTask(
  task,
  { seconds: Number(seconds), megabytes: 4000 },
  { now: () => performance.now() / 1000, memory: () => process.memoryUsage().rss / 1e6 },
);
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    status: result.status,
    cost: result.status === "found" ? result.cost : null,
    isProved: result.status === "found" ? result.optimal : result.status === "unsolvable",
    lowerBound: result.lowerBound,
    expanded: result.statistics.expanded,
    seconds: (user + system) / 1e6,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
);
