import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleCli } from "../test/crash/bundle-cli.ts";
import { CRASH_SKILLS } from "../test/crash/crash-repository.ts";
import { CrashRun, type KillPoint } from "../test/crash/crash-run.ts";

export interface RunSoak {
  /** What went wrong, with the point at which the process was killed. */
  readonly faults: readonly string[];
  readonly runs: number;
  /** Points of a run and of a rollback at which a process can be killed. */
  readonly points: number;
}

/** Kills runs and rollbacks, one after the other at every point of their writing and in every effect. */
export async function soakRuns(count: number, first: number): Promise<RunSoak> {
  const folder = mkdtempSync(join(tmpdir(), "soak-runs-"));
  try {
    const cli = await bundleCli(folder);
    const cases = [...allPoints(cli, false), ...allPoints(cli, true)];
    const faults: string[] = [];
    for (let i = first; i < first + count; i += 1) {
      const { point, isRollback } = cases[i % cases.length] as (typeof cases)[number];
      const run = new CrashRun(cli);
      const outcome = isRollback ? run.killRollback(point) : run.kill(point);
      const place = `${isRollback ? "rollback" : "run"} ${JSON.stringify(point)}`;
      faults.push(...outcome.faults.map((fault) => `${place}: ${fault}`));
      run.remove();
    }
    return { faults, runs: count, points: cases.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function allPoints(
  cli: string,
  isRollback: boolean,
): readonly { readonly point: KillPoint; readonly isRollback: boolean }[] {
  const probe = new CrashRun(cli);
  const count = probe.countPoints(isRollback);
  probe.remove();
  const written = Array.from({ length: count }, (_, i) => [
    { at: i + 1, isTorn: false },
    { at: i + 1, isTorn: true },
  ]).flat();
  const inside = CRASH_SKILLS.flatMap(({ name }) => [`${name}-before`, `${name}-after`]);
  const points: readonly KillPoint[] = isRollback
    ? written
    : [...written, ...inside.map((place) => ({ inside: place }))];
  return points.map((point) => ({ point, isRollback }));
}
