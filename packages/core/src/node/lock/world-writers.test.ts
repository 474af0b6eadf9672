// Two processes that change one world a thousand times in all, by every kind of change.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createWorld } from "../../world/create-world.ts";
import { formatWorld } from "../../world/format-world.ts";
import { readWorld } from "../../world/read-world.ts";

const moduleOf = (path: string): string =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);
const CHANGES = 500;
/** Of five changes one adds, one removes again, one completes, one fails, one adds what it removes. */
const WRITER = `
  import { updateFile } from ${moduleOf("update-file.ts")};
  import { applyOutcome, changeFacts, formatWorld, readWorld } from ${moduleOf("../../world/index.ts")};
  const [file, name] = process.argv.slice(1);
  const timestamp = "2026-01-01T00:00:00Z";
  const fact = (i) => "entity:" + name + "-" + i;
  const step = (i, result) => ({ skill: name + "-" + i, result, newStates: [fact(i)], removeStates: [], timestamp, summary: "" });
  const changes = [
    (world, i) => changeFacts(world, { add: [fact(i)], remove: [], timestamp }),
    (world, i) => changeFacts(world, { add: [], remove: [fact(i - 1)], timestamp }),
    (world, i) => applyOutcome(world, step(i, "success"), null),
    (world, i) => applyOutcome(world, step(i, "failed"), null),
    (world, i) => changeFacts(world, { add: [fact(i)], remove: [fact(i)], timestamp }),
  ];
  for (let i = 0; i < ${CHANGES}; i += 1) {
    await updateFile(file, (text) => formatWorld(changes[i % 5](readWorld(text, "w"), i)));
  }
`;

describe("two writers of one world", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ctxfst-writers-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("lose none of a thousand changes", async () => {
    const file = join(folder, "world.json");
    const timestamp = "2026-01-01T00:00:00Z";
    writeFileSync(
      file,
      formatWorld(createWorld({ sessionId: "s", goal: [], facts: [], timestamp })),
    );
    const start = (name: string) =>
      spawn(
        process.execPath,
        [
          "--conditions=@ctxfst/source",
          "--import",
          "tsx",
          "--input-type=module",
          "-e",
          WRITER,
          file,
          name,
        ],
        { stdio: ["ignore", "ignore", "inherit"] },
      );
    const codes = await Promise.all(["a", "b"].map((name) => once(start(name), "exit")));
    expect(codes.map(([code]) => code)).toEqual([0, 0]);
    const world = readWorld(readFileSync(file, "utf8"), "w");
    const numbers = Array.from({ length: CHANGES }, (_, i) => i);
    const expected = ["a", "b"].flatMap((name) =>
      numbers.filter((i) => i % 5 === 2 || i % 5 === 4).map((i) => `entity:${name}-${i}`),
    );
    expect(new Set(world.active_states)).toEqual(new Set(expected));
    expect(world.active_states).toHaveLength(expected.length);
    expect(world.completed_skills).toHaveLength((CHANGES / 5) * 2 * 2);
  }, 120_000);
});
