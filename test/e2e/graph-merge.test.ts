// The merge driver in real git repositories: two branches that both touch the graph file.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { skillText } from "@ctxfst/core/testing";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolder, PROCESS_ARGUMENTS, runInProcess } from "./run-cli.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;
const DRIVER = `${[process.execPath, ...PROCESS_ARGUMENTS].map(quote).join(" ")} graph merge %O %A %B %P --marker-size %L`;
const GRAPH = "entity-graph.json";

/** A repository with one skill, a graph and the driver. */
async function makeRepository(isDriven = true) {
  const cwd = makeFolder({
    ".gitattributes": isDriven ? `${GRAPH} merge=ctxfst\n` : "",
    "base/SKILL.md": skillText({ name: "base", postconditions: ["entity:base"] }),
  });
  folders.push(cwd);
  const git = (...words: readonly string[]): number => {
    const identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"];
    return spawnSync("git", [...identity, ...words], { cwd, stdio: "ignore" }).status ?? -1;
  };
  const read = (file = GRAPH): string => readFileSync(join(cwd, file), "utf8");
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  };
  const run = async (...argv: readonly string[]): Promise<void> => {
    expect(await runInProcess(argv, { cwd })).toMatchObject({ code: 0 });
  };
  const commit = async (): Promise<void> => {
    git("add", "-A");
    expect(git("commit", "-qm", "x")).toBe(0);
  };
  git("init", "-qb", "main");
  execFileSync("git", ["config", "merge.ctxfst.driver", DRIVER], { cwd });
  await run("state", "init", "entity:base");
  await run("graph", "build");
  await commit();
  const branch = async (name: string, change: () => Promise<void>): Promise<void> => {
    git("checkout", "-q", "main");
    git("checkout", "-qb", name);
    await change();
    await commit();
  };
  return { cwd, git, read, write, run, branch };
}

type Repository = Awaited<ReturnType<typeof makeRepository>>;

function addSkill({ write, run }: Repository, name: string): () => Promise<void> {
  return async () => {
    write(
      `${name}/SKILL.md`,
      skillText({ name, preconditions: ["entity:base"], postconditions: [`entity:${name}`] }),
    );
    await run("graph", "build");
  };
}

/** An edge of another tool, with this score. */
function similar({ read, write }: Repository, score: number): () => Promise<void> {
  return async () => {
    const graph = JSON.parse(read());
    const edges = [
      ...graph.edges,
      { source: "base", target: "entity:base", relation: "SIMILAR", score },
    ];
    write(GRAPH, JSON.stringify({ ...graph, edges }));
  };
}

describe("two branches that each add skills", () => {
  it.each(["merge", "rebase"] as const)("%s to what a rebuild gives", async (way) => {
    const repository = await makeRepository();
    const { git, branch, read, run } = repository;
    await branch("one", addSkill(repository, "alpha"));
    await branch("two", addSkill(repository, "beta"));
    expect(
      way === "merge" ? git("merge", "-q", "--no-edit", "one") : git("rebase", "-q", "one"),
    ).toBe(0);
    const merged = read();
    await run("graph", "check");
    await run("graph", "build");
    expect(read()).toBe(merged);
    expect(merged).toContain('"id":"alpha"');
    expect(merged).toContain('"id":"beta"');
  });

  it("give the same, or a conflict, to a plain textual merge", async () => {
    const repository = await makeRepository(false);
    const { git, branch, read, run } = repository;
    await branch("one", addSkill(repository, "alpha"));
    await branch("two", addSkill(repository, "beta"));
    const status = git("merge", "-q", "--no-edit", "one");
    if (status === 0) await run("graph", "check");
    else expect(read()).toContain("<<<<<<<");
  });
});

describe("two branches that each recorded a run", () => {
  it("merge to the outcomes of both, the later one of each skill and fact", async () => {
    const repository = await makeRepository();
    const { git, branch, read, run } = repository;
    await branch("one", async () => {
      await addSkill(repository, "alpha")();
      await run("state", "complete", "alpha", "--summary", "by one");
      await run("state", "complete", "base", "--summary", "early");
      git("checkout", "--", "world-state.json");
    });
    await branch("two", async () => {
      await run("state", "complete", "base", "--summary", "late");
      git("checkout", "--", "world-state.json");
    });
    expect(git("merge", "-q", "--no-edit", "one")).toBe(0);
    const summaries = JSON.parse(read())
      .edges.filter((edge: { relation: string }) => edge.relation === "COMPLETED")
      .map((edge: { properties: { result_summary: string } }) => edge.properties.result_summary);
    expect(summaries).toEqual(["by one", "late"]);
    await run("graph", "check");
  });
});

describe("two branches that changed one property differently", () => {
  it("conflict there alone, git says so, and either side resolves it", async () => {
    const repository = await makeRepository();
    const { cwd, git, branch, read, run } = repository;
    await branch("one", similar(repository, 0.2));
    await branch("two", similar(repository, 0.7));
    expect(git("merge", "-q", "--no-edit", "one")).toBe(1);
    const status = execFileSync("git", ["status", "--porcelain"], { cwd, encoding: "utf8" });
    expect(status).toContain(`UU ${GRAPH}`);
    expect(read()).toMatch(/^<{7} ours\n.*"score":0\.7.*\n={7}\n.*"score":0\.2.*\n>{7} theirs$/m);
    await run("graph", "build");
    expect(JSON.parse(read()).edges.some(({ score }: { score: number }) => score === 0.7)).toBe(
      true,
    );
  });
});
