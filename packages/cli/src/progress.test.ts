import { describe, expect, it } from "vitest";
import type { Io } from "./io.ts";
import { createProgress } from "./progress.ts";

const terminal = (isErrorTerminal: boolean) => {
  const written: string[] = [];
  const clock = { now: 0 };
  const io: Io = {
    cwd: "/",
    env: {},
    isTerminal: false,
    isErrorTerminal,
    columns: 80,
    elapsed: () => clock.now,
    memory: () => 0,
    stdout: () => undefined,
    stderr: (text) => {
      written.push(text);
    },
  };
  return { written, clock, progress: createProgress(io) };
};

describe("createProgress", () => {
  it("is silent for a second, then refreshes a few times a second, then leaves nothing", () => {
    const { written, clock, progress } = terminal(true);
    for (const now of [0.2, 0.9, 1.1, 1.2, 1.4]) {
      clock.now = now;
      progress.tick();
    }
    expect(written.map((text) => text.includes("searching"))).toEqual([true, true]);
    progress.clear();
    progress.clear();
    expect(written.slice(2)).toEqual(["\r\u001b[2K"]);
  });

  it("writes nothing where standard error is no terminal", () => {
    const { written, clock, progress } = terminal(false);
    clock.now = 9;
    progress.tick();
    progress.clear();
    expect(written).toEqual([]);
  });
});
