// What only a real process can show: pipes that close early, terminals, clones, limits in seconds.
import { execFileSync, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { skillText } from "@ctxfst/core/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder, PROCESS_ARGUMENTS, runProcess } from "./run-cli.ts";

const folders: string[] = [];
const folder = (files: Readonly<Record<string, string>>): string => {
  const made = makeFolder(files);
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const SKILL = skillText({ name: "greet", postconditions: ["entity:greeted"] });

describe("a pipe that closes early", () => {
  it("ends the output without a complaint", () => {
    const cwd = folder({ "greet/SKILL.md": SKILL });
    const command = [process.execPath, ...PROCESS_ARGUMENTS, "schema", "config"]
      .map((word) => `'${word.replaceAll("'", "'\\''")}'`)
      .join(" ");
    const { stdout, stderr } = spawnSync("bash", ["-c", `${command} | head -n 1`], {
      cwd,
      encoding: "utf8",
    });
    expect({ stdout, stderr }).toEqual({ stdout: "{\n", stderr: "" });
  });
});

describe("a disk that is full", () => {
  it.runIf(existsSync("/dev/full"))("is told in one line, and the call fails", () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(
      process.execPath,
      [...PROCESS_ARGUMENTS, "schema", "config"],
      { cwd: folder({}), encoding: "utf8", stdio: ["ignore", full, "pipe"] },
    );
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "ctxfst: cannot write the output: ENOSPC\n",
    });
  });
});

describe("check of a repository elsewhere", () => {
  let remote: string;
  const git = (...args: readonly string[]): void => {
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
      cwd: remote,
      stdio: "ignore",
    });
  };
  const clones = (): readonly string[] =>
    readdirSync(tmpdir()).filter((name) => name.startsWith("ctxfst-clone-"));

  beforeAll(() => {
    remote = folder({ "skills/greet/SKILL.md": SKILL });
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "one");
  });

  it("clones, reads, and leaves nothing behind", async () => {
    const before = clones();
    const { code, stdout } = await runProcess(["check", pathToFileURL(remote).href], {
      cwd: folder({}),
    });
    expect(code, stdout).toBe(0);
    expect(stdout).toContain("1 skill");
    expect(clones()).toEqual(before);
  });

  it("runs nothing of the repository, not even filters that its attributes name", async () => {
    const marker = join(folder({}), "ran");
    writeFileSync(join(remote, ".gitattributes"), "*.md filter=evil\n");
    git("config", "filter.evil.smudge", `touch ${marker}; cat`);
    git("add", ".");
    git("commit", "-qm", "two");
    const { code } = await runProcess(["check", pathToFileURL(remote).href], { cwd: folder({}) });
    expect(code).toBe(0);
    expect(() => readFileSync(marker)).toThrow();
  });

  it("says what failed when there is no such repository, and leaves nothing behind", async () => {
    const before = clones();
    const { code, stderr, stdout } = await runProcess(
      ["check", "file:///no/such/repository", "--format", "json"],
      { cwd: folder({}) },
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: "git" } });
    expect(clones()).toEqual(before);
  });

  it("takes no address for an option of git", async () => {
    const { code, stderr } = await runProcess(["check", "--", "--upload-pack=touch ran"], {
      cwd: folder({}),
    });
    expect(code).toBe(2);
    expect(stderr).not.toBe("");
  });
});

describe("--time-limit", () => {
  const planOf = async (task: string, seconds: string) => {
    const file = join(import.meta.dirname, "../fixtures/tasks", task);
    const argv = ["plan", "--task", file, "--time-limit", seconds, "--format", "json"];
    const { code, stdout } = await runProcess(argv, { cwd: folder({}) });
    return { code, plan: JSON.parse(stdout) };
  };

  // The limit counts from the start of the process, so that this one is over before the search begins.
  it("gives up where no plan is at hand, which is not unsolvable", async () => {
    expect(await planOf("guard-300-s2.json", "0.001")).toMatchObject({
      code: 3,
      plan: { status: "gave-up", optimal: false, cost: null, steps: null, waves: null },
    });
  });

  // A plan for this task is found at once; to prove the best one takes minutes.
  it("gives the plan at hand, not proved and with its bound", async () => {
    const { code, plan } = await planOf("cover-1000-s1.json", "6");
    expect({ code, plan }).toMatchObject({ code: 0, plan: { status: "found", optimal: false } });
    expect(plan.lower_bound).toBeLessThan(plan.cost);
  });
});
