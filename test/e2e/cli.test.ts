// One table of calls, run inside this process and again as processes of their own.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type SchemaName, validate } from "@ctxfst/schema";
import { afterAll, describe, expect, it } from "vitest";
import { CLI_CASES, type CliCase } from "./cli-cases/index.ts";
import {
  type CliResult,
  commitFolder,
  makeFolder,
  runInProcess,
  runProcess,
  writeFiles,
} from "./run-cli.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function prepare({ files = {}, from, base, gone = [], cwd = "." }: CliCase): string {
  const folder = makeFolder(base ?? files, from);
  folders.push(folder);
  if (base !== undefined) {
    commitFolder(folder);
    writeFiles(folder, files);
    for (const path of gone) rmSync(join(folder, path));
  }
  return join(folder, cwd);
}

/** `matching` is the test's own `expect`: snapshots must know to which of several running tests they belong. */
async function expectOutcome(
  expected: CliCase,
  result: CliResult,
  cwd: string,
  matching: typeof expect,
): Promise<void> {
  expect(result.code, `${result.stderr}\n${result.stdout}`).toBe(expected.code);
  if (expected.code < 2 && expected.stderr === undefined) expect(result.stderr).toBe("");
  expectTexts(result.stdout, expected.stdout);
  expectTexts(result.stderr, expected.stderr);
  if (expected.schema !== undefined) expectSchema(expected.schema, result.stdout);
  if (expected.json !== undefined) expect(JSON.parse(result.stdout)).toMatchObject(expected.json);
  if (expected.error !== undefined) {
    expect(JSON.parse(result.stderr)).toMatchObject({ error: expected.error });
  }
  if (expected.golden !== undefined) {
    await matching(steady(result.stdout)).toMatchFileSnapshot(`golden/${expected.golden}`);
  }
  for (const [path, content] of Object.entries(expected.after ?? {})) {
    expectFile(join(cwd, path), content);
  }
}

function expectTexts(text: string, expected: readonly (string | RegExp)[] = []): void {
  for (const part of expected) {
    if (typeof part === "string") expect(text).toContain(part);
    else expect(text).toMatch(part);
  }
}

function expectSchema(schema: SchemaName, text: string): void {
  expect(validate(schema, JSON.parse(text))).toEqual([]);
}

function expectFile(path: string, content: string | RegExp | null): void {
  if (content === null) expect(existsSync(path)).toBe(false);
  else if (typeof content === "string") expect(readFileSync(path, "utf8")).toBe(content);
  else expect(readFileSync(path, "utf8")).toMatch(content);
}

/** Without the time that a run took, and the version. */
function steady(text: string): string {
  return text.replace(/\d+\.\d+ s$/gm, "T s").replace(/^ctxfst \d+\.\d+\.\d+:/, "ctxfst VERSION:");
}

describe("the command line, in process", () => {
  it.for(CLI_CASES)("$name", async (expected, context) => {
    const cwd = prepare(expected);
    const result = await runInProcess(expected.argv, { cwd, ...environment(expected) });
    await expectOutcome(expected, result, cwd, context.expect);
  });
});

describe("the command line, as a process", () => {
  it.concurrent.for(CLI_CASES)("$name", async (expected, context) => {
    const cwd = prepare(expected);
    const result = await runProcess(expected.argv, { cwd, ...environment(expected) });
    await expectOutcome(expected, result, cwd, context.expect);
  });
});

function environment({ env, stdin }: CliCase): Pick<CliCase, "env" | "stdin"> {
  return { ...(env === undefined ? {} : { env }), ...(stdin === undefined ? {} : { stdin }) };
}
