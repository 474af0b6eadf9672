import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ActionBench, openBench, PULL_REQUEST, skillFile } from "./action-workspace.ts";

let bench: ActionBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const CLEAN = { "skills/tidy-notes/SKILL.md": skillFile("tidy-notes") };
const COLON =
  "---\nname: deploy-web\ndescription: Deploys a web app: builds and ships. Use when it changes.\n---\n\nBody.\n";

describe("the reference world", () => {
  it("prints, summarises and outputs the three-step plan", async () => {
    const workspace = bench.workspaceOf("examples/resume");
    const result = await bench.run(workspace, PULL_REQUEST);
    expect(result.annotationsOf("error")).toEqual([]);
    expect(result.exitCode).toBe(0);
    expect(result.summary).toContain(
      "| ✓ `learn-kubernetes` | 3 steps, cost 14 | `analyze-resume` → `match-skills` → `generate-plan` |",
    );
    expect(result.outputs).toMatchObject({ errors: "0", "goals-broken": "0", "report-file": "" });
    const plans = JSON.parse(result.tempFiles.get(result.outputs["plan-file"] ?? "") ?? "");
    expect(plans.goals[0]).toMatchObject({
      id: "learn-kubernetes",
      status: "found",
      optimal: true,
      cost: 14,
      steps: ["analyze-resume", "match-skills", "generate-plan"],
    });
    expect(result).toMatchObject({
      warnings: [],
      masks: [],
      env: {},
      paths: [],
      state: {},
      conclusion: "success",
    });
  });

  it("fails a pull request that breaks the goal, naming the missing fact", async () => {
    const workspace = bench.workspaceOf("examples/resume");
    execFileSync("rm", ["-r", join(workspace, "skills/match-skills")]);
    const result = await bench.run(workspace, PULL_REQUEST);
    expect(result.exitCode).toBe(1);
    expect(result.outputs["goals-broken"]).toBe("1");
    expect(result.summary.split("\n")[0]).toMatch(/^### ✗ .*1 goal broken/);
    const errors = result
      .annotationsOf("error")
      .filter(({ title }) => title === "goal-unreachable");
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain("entity:has-skill-gap-analysis");
  });
});

describe("the committed bundle", () => {
  it("runs from action.yml as it is", async () => {
    const main = join(import.meta.dirname, "../../packages/action/dist/index.js");
    const result = await bench.run(bench.workspace(CLEAN), { main });
    expect([result.exitCode, result.annotations, result.stderr]).toEqual([0, [], ""]);
    expect(result.summary).toContain("1 skill");
  });
});

describe("a YAML colon", () => {
  it("is an annotation on its line and column, with its rule as the title", async () => {
    const result = await bench.run(
      bench.workspace({ "skills/deploy-web/SKILL.md": COLON }),
      PULL_REQUEST,
    );
    const [annotation] = result.annotationsOf("error");
    expect(annotation).toMatchObject({
      title: "yaml-unquoted-colon",
      file: "skills/deploy-web/SKILL.md",
      line: 3,
      column: 31,
    });
    expect([result.exitCode, result.outputs.errors]).toEqual([1, "1"]);
    expect(result.summary).toContain("`skills/deploy-web/SKILL.md:3`");
  });

  it("is only reported on a push, unless fail-on is set", async () => {
    const workspace = bench.workspace({ "skills/deploy-web/SKILL.md": COLON });
    const reported = await bench.run(workspace);
    expect([reported.exitCode, reported.annotationsOf("error").length]).toEqual([0, 1]);
    expect((await bench.run(workspace, { inputs: { "fail-on": "error" } })).exitCode).toBe(1);
    expect(
      (await bench.run(workspace, { ...PULL_REQUEST, inputs: { "fail-on": "never" } })).exitCode,
    ).toBe(0);
  });

  it("is annotated by its path in the repository when a sub-folder is checked", async () => {
    const workspace = bench.workspace({
      "plugins/web/skills/deploy-web/SKILL.md": COLON,
      ...CLEAN,
    });
    const result = await bench.run(workspace, { inputs: { "working-directory": "plugins/web" } });
    expect(result.annotationsOf("error")[0]?.file).toBe("plugins/web/skills/deploy-web/SKILL.md");
    expect(result.summary).toContain("`plugins/web/skills/deploy-web/SKILL.md:3`");
  });

  it("is annotated relative to the checkout when that is not the workspace", async () => {
    const workspace = bench.workspace({
      "head/.git/HEAD": "ref: refs/heads/x\n",
      "head/skills/deploy-web/SKILL.md": COLON,
    });
    const result = await bench.run(workspace, { inputs: { "working-directory": "head" } });
    expect(result.annotationsOf("error")[0]?.file).toBe("skills/deploy-web/SKILL.md");
  });
});

describe("inputs", () => {
  it.each([
    [
      { "fail-on": "sometimes" },
      'input fail-on is "sometimes": expected one of error, warning, broken-goals, never',
    ],
    [{ lint: "perhaps" }, 'input lint is "perhaps": expected true or false'],
    [{ "time-limit": "-1" }, 'input time-limit is "-1": expected a number of seconds above 0'],
    [
      { "working-directory": "../.." },
      'input working-directory is "../..": it leads out of the workspace',
    ],
    [
      { "working-directory": "nowhere" },
      'input working-directory is "nowhere": there is no such folder',
    ],
    [{ config: "/etc/passwd" }, 'input config is "/etc/passwd": it leads out of the workspace'],
    [{ config: "missing.yaml" }, "missing.yaml does not exist"],
    [{ "report-file": ".git/hooks/post-checkout" }, "nothing is written into .git"],
  ])("refuse %j with one clear annotation", async (inputs, message) => {
    const result = await bench.run(bench.workspace(CLEAN), {
      inputs: inputs as Record<string, string>,
    });
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toHaveLength(1);
    expect(result.annotations[0]?.message).toContain(message);
    expect(result.stdout + result.stderr).not.toMatch(/\n\s+at /);
  });

  it("refuse a profile that does not exist, naming those that do", async () => {
    const result = await bench.run(bench.workspace(CLEAN), { inputs: { profile: "nonesuch" } });
    expect(result.exitCode).toBe(1);
    expect(result.annotations[0]?.message).toMatch(/nonesuch.*claude-code/s);
  });

  it("write the report and the page where they say", async () => {
    const workspace = bench.workspace({ "sub/skills/deploy-web/SKILL.md": COLON });
    const inputs = {
      "working-directory": "sub",
      "report-file": "out/report.json",
      "html-file": "out/report.html",
    };
    const result = await bench.run(workspace, { inputs });
    expect(result.outputs["report-file"]).toMatch(/\/sub\/out\/report\.json$/);
    const report = JSON.parse(readFileSync(join(workspace, "sub/out/report.json"), "utf8"));
    expect(report.findings[0]).toMatchObject({
      rule: "yaml-unquoted-colon",
      file: "skills/deploy-web/SKILL.md",
    });
    expect(readFileSync(join(workspace, "sub/out/report.html"), "utf8")).toContain("deploy-web");
  });

  it("leave out lint or plan", async () => {
    const workspace = bench.workspaceOf("examples/resume");
    writeFileSync(join(workspace, "skills/match-skills/SKILL.md"), COLON);
    const withoutLint = await bench.run(workspace, { inputs: { lint: "false" } });
    expect(withoutLint.annotations.map(({ title }) => title)).not.toContain("yaml-unquoted-colon");
    const withoutPlan = await bench.run(workspace, { inputs: { plan: "false" } });
    expect(withoutPlan.outputs).toMatchObject({ "goals-broken": "0", "plan-file": "" });
    expect(withoutPlan.annotations.map(({ title }) => title)).toContain("yaml-unquoted-colon");
  });
});

describe("limits", () => {
  const broken = (count: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `skills/s-${i}/SKILL.md`,
        COLON.replace("deploy-web", `s-${i}`),
      ]),
    );

  it("500 errors keep to ten annotations, count the rest and stand in the summary", async () => {
    const result = await bench.run(bench.workspace(broken(500)), PULL_REQUEST);
    expect(result.annotationsOf("error")).toHaveLength(10);
    expect(result.dropped).toEqual([]);
    const last = result.annotations.at(-1);
    expect(last).toMatchObject({ level: "notice", title: "ctxfst" });
    expect(last?.message).toMatch(/^and 490 more errors.*: see the job summary$/);
    expect(result.outputs.errors).toBe("500");
    expect(result.summary).toContain("skills/s-499/SKILL.md:3");
  });

  it("annotates lines that a pull request changes before all others", async () => {
    const workspace = bench.workspace(broken(30));
    const git = (...args: string[]): string =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.com", ...args], {
        cwd: workspace,
        encoding: "utf8",
      }).trim();
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "base");
    const base = git("rev-parse", "HEAD");
    writeFileSync(
      join(workspace, "skills/s-9/SKILL.md"),
      COLON.replace("deploy-web", "s-9").replace("web app:", "new app:"),
    );
    git("commit", "-qam", "head");
    const event = {
      pull_request: { base: { sha: base }, head: { sha: git("rev-parse", "HEAD") } },
    };
    const result = await bench.run(workspace, { ...PULL_REQUEST, event });
    expect(result.annotations[0]?.file).toBe("skills/s-9/SKILL.md");
    expect(result.annotations[1]?.file).toBe("skills/s-0/SKILL.md");
  });

  it("a huge repository gives a summary below the runner's limit", async () => {
    const long = "| `x` \u202e @me ".repeat(60);
    const files = Object.fromEntries(
      Array.from({ length: 1500 }, (_, i) => [
        `skills/s-${i}/SKILL.md`,
        `---\nname: "${long} ${i}"\ndescription: "${long}: ${i}"\nfoo-${i}: ${JSON.stringify(long)}\n---\n`,
      ]),
    );
    const result = await bench.run(bench.workspace(files));
    expect(result.warnings).toEqual([]);
    expect(Buffer.byteLength(result.summary)).toBeGreaterThan(10_000);
    expect(Buffer.byteLength(result.summary)).toBeLessThanOrEqual(1_000_000);
  });
});

describe("outside of Actions", () => {
  it("works without command files, event and workspace", async () => {
    const unset = [
      "GITHUB_STEP_SUMMARY",
      "GITHUB_OUTPUT",
      "GITHUB_EVENT_PATH",
      "GITHUB_EVENT_NAME",
      "GITHUB_WORKSPACE",
    ];
    const result = await bench.run(bench.workspace(CLEAN), { unset });
    expect([result.exitCode, result.stderr, result.summary]).toEqual([0, "", ""]);
  });

  it("works without skills", async () => {
    const result = await bench.run(bench.workspace({ "README.md": "# x\n" }));
    expect(result.exitCode).toBe(0);
    expect(result.summary).toContain("0 skills");
  });
});

describe("links", () => {
  it("that leave the checkout are reported and never read", async () => {
    const outside = bench.workspace({
      "secret/SKILL.md": "---\nname: TOP-SECRET-VALUE\ndescription: TOP-SECRET-VALUE: x\n---\n",
    });
    const workspace = bench.workspace(CLEAN);
    symlinkSync(join(outside, "secret/SKILL.md"), join(workspace, "skills/SKILL.md"));
    symlinkSync(join(outside, "secret"), join(workspace, "skills/leak"));
    const result = await bench.run(workspace, {
      ...PULL_REQUEST,
      inputs: { "report-file": "r.json", "html-file": "r.html" },
    });
    const everything = [
      result.stdout,
      result.stderr,
      result.summary,
      JSON.stringify(result.outputs),
    ];
    for (const file of ["r.json", "r.html"])
      everything.push(readFileSync(join(workspace, file), "utf8"));
    for (const text of [...everything, ...result.tempFiles.values()])
      expect(text).not.toContain("TOP-SECRET");
    expect(result.summary).toContain("symlink-outside");
  });

  it("in place of the config are refused", async () => {
    const workspace = bench.workspace(CLEAN);
    symlinkSync("/etc/passwd", join(workspace, "ctxfst.yaml"));
    const result = await bench.run(workspace);
    expect(result.exitCode).toBe(1);
    expect(result.stdout).not.toContain("root:");
    expect(result.annotations[0]?.message).toContain(
      "ctxfst.yaml is a link that leaves the repository",
    );
  });

  it("in place of an output file are not written through", async () => {
    const outside = bench.workspace({ victim: "keep" });
    const workspace = bench.workspace(CLEAN);
    symlinkSync(join(outside, "victim"), join(workspace, "r.json"));
    symlinkSync(outside, join(workspace, "out"));
    for (const path of ["r.json", "out/new.json"]) {
      expect((await bench.run(workspace, { inputs: { "report-file": path } })).exitCode).toBe(1);
    }
    expect(readFileSync(join(outside, "victim"), "utf8")).toBe("keep");
    expect(existsSync(join(outside, "new.json"))).toBe(false);
  });
});
