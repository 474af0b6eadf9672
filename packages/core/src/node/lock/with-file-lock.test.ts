import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOwner } from "./lock-owner.ts";
import { updateFile } from "./update-file.ts";
import { withFileLock } from "./with-file-lock.ts";

const MODULE = pathToFileURL(join(import.meta.dirname, "update-file.ts")).href;
/** Counts up FILE as often as asked, a change at a time. */
const COUNT = `
  import { updateFile } from ${JSON.stringify(MODULE)};
  const [file, times] = process.argv.slice(1);
  for (let i = 0; i < Number(times); i += 1) {
    await updateFile(file, (text) => String(Number(text ?? 0) + 1));
  }
`;

function startCounting(file: string, times: number) {
  return spawn(
    process.execPath,
    [
      "--conditions=@ctxfst/source",
      "--import",
      "tsx",
      "--input-type=module",
      "-e",
      COUNT,
      file,
      String(times),
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
}

describe("withFileLock", () => {
  let folder = "";
  let file = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ctxfst-lock-"));
    file = join(folder, "count");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const leave = (owner: object): void => writeFileSync(`${file}.lock`, JSON.stringify(owner));
  const increment = (text: string | null): string => String(Number(text ?? 0) + 1);

  it("loses no change of processes that write at once, and leaves nothing beside the file", async () => {
    const children = Array.from({ length: 6 }, () => startCounting(file, 40));
    const codes = await Promise.all(children.map((child) => once(child, "exit")));
    expect(codes.map(([code]) => code)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(readFileSync(file, "utf8")).toBe("240");
    expect(readdirSync(folder)).toEqual(["count"]);
  }, 60_000);

  it("survives writers that are killed at any moment", async () => {
    for (const after of [0, 1, 2, 3]) {
      const child = startCounting(file, 1_000_000);
      while (!existsSync(file)) await new Promise((done) => setTimeout(done, 5));
      await new Promise((done) => setTimeout(done, 30 + after * 7));
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(readFileSync(file, "utf8")).toMatch(/^\d+$/);
      const { text } = await updateFile(file, increment, { seconds: 5 });
      expect(text).toMatch(/^\d+$/);
      const left = readdirSync(folder).filter((name) => !name.startsWith(".count.lock."));
      expect(left).toEqual(["count"]);
      rmSync(file);
    }
  }, 60_000);

  it("keeps tasks of one process apart as well", async () => {
    await Promise.all(Array.from({ length: 20 }, () => updateFile(file, increment)));
    expect(readFileSync(file, "utf8")).toBe("20");
  });

  it("takes over from a process that is gone, or whose number another one has now", async () => {
    for (const gone of [{ pid: 2 ** 22 + 1 }, { start: "1" }]) {
      leave({ ...createOwner(), ...gone });
      if ("start" in gone && process.platform !== "linux") continue;
      await updateFile(file, increment, { seconds: 2 });
    }
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it("names who holds it, and gives up after the time given", async () => {
    leave(createOwner());
    await expect(updateFile(file, increment, { seconds: 0.05 })).rejects.toMatchObject({
      code: "file-locked",
      message: expect.stringContaining(`process ${process.pid} on ${hostname()}`),
    });
    expect(existsSync(file)).toBe(false);
  });

  it("waits for a process of another machine, until its lock is old", async () => {
    leave({ ...createOwner(), host: "elsewhere", pid: 2 ** 22 + 1 });
    await expect(withFileLock(file, () => 1, { seconds: 0.05 })).rejects.toThrow("elsewhere");
    const long = new Date(Date.now() - 10 * 60_000);
    utimesSync(`${file}.lock`, long, long);
    expect(await withFileLock(file, () => 1, { seconds: 2 })).toBe(1);
  });

  it("is one lock for a file and a link to it", async () => {
    writeFileSync(file, "0");
    symlinkSync(file, join(folder, "link"));
    await withFileLock(file, async () => {
      const link = withFileLock(join(folder, "link"), () => 1, { seconds: 0.05 });
      await expect(link).rejects.toThrow("is writing it");
    });
  });

  it("frees the lock when what it guards fails, and changes nothing", async () => {
    writeFileSync(file, "7");
    const fail = (): string => {
      throw new Error("no");
    };
    await expect(updateFile(file, fail)).rejects.toThrow("no");
    expect(readdirSync(folder)).toEqual(["count"]);
    expect(readFileSync(file, "utf8")).toBe("7");
  });

  it("refuses a file that is no UTF-8, which it could not write back", async () => {
    writeFileSync(file, Uint8Array.of(0xff, 0xfe, 0x41));
    await expect(updateFile(file, increment)).rejects.toMatchObject({ code: "file-unreadable" });
    expect([...readFileSync(file)]).toEqual([0xff, 0xfe, 0x41]);
  });
});
