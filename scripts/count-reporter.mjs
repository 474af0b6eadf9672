// A vitest reporter that hands the numbers of a run to scripts/test.mjs.
import { writeFileSync } from "node:fs";

export default class CountReporter {
  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      let tests = 0;
      for (const test of module.children.allTests()) {
        tests += 1;
        const { state } = test.result();
        counts[state === "passed" || state === "failed" ? state : "skipped"] += 1;
      }
      // A file that fails to load holds no test, yet something did fail.
      if (tests === 0 && !module.ok()) counts.failed += 1;
    }
    if (process.env.CTXFST_TEST_COUNTS)
      writeFileSync(process.env.CTXFST_TEST_COUNTS, JSON.stringify(counts));
  }
}
