import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MiniRunnerOptions, runAction, type StepResult } from "./run-action.ts";

const MANIFEST = `
name: t
inputs:
  plain: {default: a b}
  dry-run: {default: false}
  two words: {}
  token: {default: "\${{ github.token }}"}
  old: {deprecationMessage: use plain}
runs: {using: node24, main: index.mjs}
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mini-runner-test-"));
  writeFileSync(join(folder, "action.yml"), MANIFEST);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(code: string, options: Partial<MiniRunnerOptions> = {}): Promise<StepResult> {
  writeFileSync(
    join(folder, "index.mjs"),
    `import fs from "node:fs"; const { env } = process;\nconst put = (name, text) => fs.appendFileSync(env["GITHUB_" + name], text);\n${code}`,
  );
  return runAction({ manifest: join(folder, "action.yml"), workspace: folder, ...options });
}

describe("runAction", () => {
  it("runs the script under the runner's Node, in the workspace", async () => {
    const { stdout, exitCode } = await run(
      "console.log(process.version, process.cwd() === env.GITHUB_WORKSPACE)",
    );
    expect(stdout).toBe("v24.19.0 true\n");
    expect(exitCode).toBe(0);
  });

  it("hands over inputs and defaults, hyphens kept, spaces replaced", async () => {
    const { stdout } = await run(
      "console.log(JSON.stringify(Object.entries(env).filter(([k]) => k.startsWith('INPUT_'))))",
      {
        inputs: { "Two Words": "x", plain: "" },
      },
    );
    expect(Object.fromEntries(JSON.parse(stdout.replace("ghs_mini_runner_token", "T")))).toEqual({
      INPUT_PLAIN: "",
      "INPUT_DRY-RUN": "false",
      INPUT_TWO_WORDS: "x",
      INPUT_TOKEN: "T",
      INPUT_OLD: "",
    });
  });

  it("warns of unknown and deprecated inputs", async () => {
    const { warnings } = await run("", { inputs: { nope: "1", old: "2" } });
    expect(warnings).toEqual([
      "Input 'old' has been deprecated with message: use plain",
      "Unexpected input(s) 'nope', valid inputs are ['plain', 'dry-run', 'two words', 'token', 'old']",
    ]);
  });

  it("gives the process nothing of the test's own environment", async () => {
    process.env.MINI_RUNNER_LEAK = "1";
    const { stdout } = await run("console.log(env.MINI_RUNNER_LEAK, env.GITHUB_TOKEN, env.CI)");
    delete process.env.MINI_RUNNER_LEAK;
    expect(stdout).toBe("undefined undefined true\n");
  });

  it("writes the event and exposes the context", async () => {
    const { stdout } = await run(
      "console.log(JSON.parse(fs.readFileSync(env.GITHUB_EVENT_PATH)).number, env.GITHUB_EVENT_NAME, env.GITHUB_BASE_REF)",
      { event: { number: 7 }, context: { event_name: "pull_request", base_ref: "main" } },
    );
    expect(stdout).toBe("7 pull_request main\n");
  });

  it("reads commands from stdout and stderr alike", async () => {
    const { annotations } = await run(
      "console.log('::error::out'); console.error('  ::error::err')",
    );
    expect(annotations.map(({ message }) => message).sort()).toEqual(["err", "out"]);
  });

  it("hides the job's token in the log", async () => {
    const { log } = await run("console.log(env.INPUT_TOKEN)");
    expect(log).toEqual(["***"]);
  });

  it("reads every command file", async () => {
    const result = await run(
      "put('OUTPUT', 'a<<E\\n1\\n2\\nE\\n'); put('ENV', 'B=3\\n'); put('STATE', 'c=4\\n'); put('PATH', '/bin/x\\n\\n'); put('STEP_SUMMARY', '# Hi\\n')",
    );
    expect(result).toMatchObject({
      outputs: { a: "1\n2" },
      env: { B: "3" },
      state: { c: "4" },
      paths: ["/bin/x"],
      summary: "# Hi\n",
      conclusion: "success",
    });
  });

  it("fails a step whose command file is malformed, though it exits with 0", async () => {
    const { exitCode, conclusion, warnings } = await run("put('OUTPUT', 'nonsense\\n')");
    expect([exitCode, conclusion]).toEqual([0, "failure"]);
    expect(warnings).toEqual([
      "Unable to process file command 'output' successfully.",
      "Invalid format 'nonsense'",
    ]);
  });

  it("refuses NODE_OPTIONS", async () => {
    const { env, warnings } = await run("put('ENV', 'NODE_OPTIONS=--x\\n')");
    expect(env).toEqual({});
    expect(warnings).toHaveLength(1);
  });

  it("drops a summary over 1 MiB with an error, without failing the step", async () => {
    const { summary, annotations, conclusion } = await run(
      "put('STEP_SUMMARY', 'x'.repeat(1024 * 1024 + 1))",
    );
    expect(summary).toBe("");
    expect(annotations[0]?.message).toContain("upload aborted");
    expect(conclusion).toBe("success");
  });

  it("keeps a summary of exactly 1 MiB", async () => {
    const { summary } = await run("put('STEP_SUMMARY', 'x'.repeat(1024 * 1024))");
    expect(summary).toHaveLength(1024 * 1024);
  });

  it("fails a step that exits with another code", async () => {
    expect(await run("process.exitCode = 3")).toMatchObject({ exitCode: 3, conclusion: "failure" });
  });

  it("can hide variables, for runs outside of Actions", async () => {
    const { stdout } = await run("console.log(env.GITHUB_STEP_SUMMARY)", {
      unset: ["GITHUB_STEP_SUMMARY"],
    });
    expect(stdout).toBe("undefined\n");
  });

  it("hands over the files left in the temporary folder", async () => {
    const { tempFiles, outputs } = await run(
      "const p = env.RUNNER_TEMP + '/x.json'; fs.writeFileSync(p, '{}'); put('OUTPUT', 'file=' + p + '\\n')",
    );
    expect(tempFiles.get(outputs.file as string)).toBe("{}");
  });

  it("kills a script that does not end", async () => {
    const { exitCode, conclusion } = await run("setInterval(() => {}, 1000)", {
      timeoutSeconds: 1,
    });
    expect([exitCode, conclusion]).toEqual([null, "failure"]);
  });
});
