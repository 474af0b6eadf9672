import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endLeftProcesses } from "./end-processes.ts";
import { type ProcessCall, runProcess } from "./run-process.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "run-process-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const call = (rest: Partial<ProcessCall>): ProcessCall => ({
  command: "true",
  folder,
  env: { PATH: process.env.PATH ?? "" },
  seconds: 10,
  marker: `test/${folder}`,
  spillFile: join(folder, "spill.log"),
  ...rest,
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A process that was ended and not yet collected by its parent answers all the same.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

async function pidIn(file: string): Promise<number> {
  for (;;) {
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (text.endsWith("\n")) return Number(text);
    await sleep(10);
  }
}

describe("runProcess", () => {
  it("gives exit code and output", async () => {
    const end = await runProcess(call({ command: "echo out; echo err >&2; exit 3" }));
    expect(end).toMatchObject({ ending: "exit", code: 3, signal: null });
    expect(end.output.tail.split("\n").sort()).toEqual(["", "err", "out"]);
  });

  it("takes words without a shell", async () => {
    const end = await runProcess(call({ command: ["echo", "$HOME; ls"] }));
    expect(end.output.tail).toBe("$HOME; ls\n");
  });

  it("says why a program cannot be started", async () => {
    const end = await runProcess(call({ command: ["no-such-program-at-all"] }));
    expect(end).toMatchObject({ ending: "not-started", code: null });
    expect(end.reason).toContain("ENOENT");
  });

  it("hands on no variable but those that are given", async () => {
    const end = await runProcess(
      call({ command: ["env"], env: { PATH: "/usr/bin:/bin", A: "1" } }),
    );
    const names = end.output.tail.split("\n").map((line) => line.split("=")[0]);
    expect(names.sort()).toEqual(["", "A", "CTXFST_PROCESS", "PATH"]);
  });

  it("does not mind a program that leaves its input unread", async () => {
    const end = await runProcess(call({ command: "exit 0", input: "x".repeat(1_000_000) }));
    expect(end).toMatchObject({ ending: "exit", code: 0 });
  });

  it("ends a grandchild that holds the pipe and left the group, within a second of the timeout", async () => {
    const file = join(folder, "pid");
    const command = `setsid sh -c 'echo $$ > ${file}; exec sleep 60' & sleep 60`;
    const began = Date.now();
    const end = await runProcess(call({ command, seconds: 0.5 }));
    expect(end.ending).toBe("timeout");
    expect(Date.now() - began).toBeLessThan(1500);
    await sleep(50);
    expect(isAlive(await pidIn(file))).toBe(false);
  });

  it("is over when the program is, whoever holds the pipe", async () => {
    const file = join(folder, "pid");
    const command = `sh -c 'echo $$ > ${file}; exec sleep 60' & echo started; sleep 0.1`;
    const began = Date.now();
    const end = await runProcess(call({ command }));
    expect(end).toMatchObject({ ending: "exit", code: 0 });
    expect(end.output.tail).toBe("started\n");
    expect(Date.now() - began).toBeLessThan(2000);
    await sleep(50);
    expect(isAlive(await pidIn(file))).toBe(false);
  });

  it("ends when it is told to", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const end = await runProcess(call({ command: "sleep 60", signal: controller.signal }));
    expect(end).toMatchObject({ ending: "aborted", code: null });
  });

  it("keeps the end of long output and puts all of it into a file", async () => {
    const end = await runProcess(call({ command: "for i in $(seq 20000); do echo 行$i; done" }));
    expect(end.output.isSpilled).toBe(true);
    expect(end.output.tail.endsWith("行20000\n")).toBe(true);
    expect(end.output.tail).not.toContain("\uFFFD");
    expect(Buffer.byteLength(end.output.tail)).toBeLessThanOrEqual(50_000);
    const spilled = readFileSync(join(folder, "spill.log"), "utf8");
    expect(spilled.startsWith("行1\n行2\n")).toBe(true);
    expect(Buffer.byteLength(spilled)).toBe(end.output.bytes);
  });

  it("drops what would make the file too long, and counts it", async () => {
    const end = await runProcess(call({ command: "head -c 12000000 /dev/zero" }));
    expect(end.output).toMatchObject({ bytes: 12_000_000, droppedBytes: 2_000_000 });
  });
});

describe("endLeftProcesses", () => {
  it("ends what a run left behind, by the beginning of its marker", async () => {
    const file = join(folder, "pid");
    const marker = `left-${folder}/1/1`;
    const running = runProcess(call({ command: `echo $$ > ${file}; sleep 60`, marker }));
    const pid = await pidIn(file);
    expect(isAlive(pid)).toBe(true);
    expect(endLeftProcesses(`left-${folder}/2/`)).toBe(0);
    expect(endLeftProcesses(`left-${folder}/`)).toBeGreaterThan(0);
    expect(await running).toMatchObject({ ending: "exit", code: null, signal: "SIGKILL" });
  });
});
