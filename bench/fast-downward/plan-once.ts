/** Plans one task file in a fresh process and prints what it took: `plan-once.ts FILE SECONDS [SAS-FILE]`. */
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { compileTask } from "../../packages/core/src/planner/compile/compile-task.ts";
import { planTask, readTask } from "../../packages/core/src/planner/index.ts";
import { sasOf } from "./sas-of.ts";

const [file = "", seconds = "60", sasFile] = process.argv.slice(2);
const bytes = readFileSync(file);
const task = readTask(JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString()));
if (sasFile !== undefined) {
  const { strips } = compileTask(task);
  if (strips !== null) writeFileSync(sasFile, sasOf(strips));
} else {
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
      optimal: result.status === "found" && result.optimal,
      lowerBound: result.lowerBound,
      expanded: result.statistics.expanded,
      megabytes: Math.round(process.memoryUsage().rss / 1e6),
      seconds: (user + system) / 1e6,
    }),
  );
}
