import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findLintFault } from "../../packages/core/src/testing/find-lint-fault.ts";
import { mutatedSkill } from "../../packages/core/src/testing/mutated-skill.ts";

const FIXTURES = join(import.meta.dirname, "../../test/fixtures");
/** Seconds of CPU that one input may take, all runs of lint for its fixes included. */
const LIMIT = 1;

/** What one input did that it must not. */
interface SoakFault {
  readonly seed: number;
  readonly fault: string;
}

/** Lints mutated skills from a seed on; gives the faults, ten at most, and the CPU seconds of the slowest input. */
export function soakLint(
  count: number,
  first: number,
): { readonly faults: readonly SoakFault[]; readonly slowest: SoakFault } {
  const seeds = readSeeds();
  const faults: SoakFault[] = [];
  let slowest = { seed: first, fault: "0.00 s" };
  let most = 0;
  for (let seed = first; seed < first + count && faults.length < 10; seed += 1) {
    const bytes = mutatedSkill(seed, seeds);
    const before = process.cpuUsage();
    const fault = faultOf(bytes);
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (seconds > most) {
      most = seconds;
      slowest = { seed, fault: `${seconds.toFixed(2)} s` };
    }
    if (fault !== null) faults.push({ seed, fault });
    else if (seconds > LIMIT) faults.push({ seed, fault: `${seconds.toFixed(1)} s of CPU` });
  }
  return { faults, slowest };
}

function faultOf(bytes: Uint8Array): string | null {
  try {
    return findLintFault(bytes);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** The skills of the fixtures, to mutate. */
function readSeeds(): string[] {
  return readdirSync(FIXTURES, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?:^|[/\\])skill\.md$/i.test(path))
    .sort()
    .map((path) => readFileSync(join(FIXTURES, path), "utf8"))
    .filter((text) => text.length < 20_000);
}
