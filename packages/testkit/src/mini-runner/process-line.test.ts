import { describe, expect, it } from "vitest";
import { createLineProcessor } from "./process-line.ts";
import { createStepRecord, type StepRecord } from "./step-record.ts";

function run(...lines: string[]): StepRecord {
  const record = createStepRecord(["s3cret-token"]);
  lines.forEach(createLineProcessor(record, "/checkout/repo"));
  return record;
}

describe("annotations", () => {
  it("are collected with their places, files relative to the workspace", () => {
    const { annotations } = run(
      "::warning file=/checkout/repo/a/b.md,line=2,endLine=2,col=3,endColumn=5,title=t::msg",
    );
    expect(annotations).toEqual([
      {
        level: "warning",
        message: "msg",
        title: "t",
        file: "a/b.md",
        line: 2,
        endLine: 2,
        column: 3,
        endColumn: 5,
      },
    ]);
  });

  it("lose columns that span lines or have no line", () => {
    const { annotations } = run("::error line=1,endLine=2,col=3::a", "::error col=3::b");
    expect(annotations.map(({ line, endLine, column }) => [line, endLine, column])).toEqual([
      [1, 2, undefined],
      [undefined, undefined, undefined],
    ]);
  });

  it("take a lone end line as the line and lose a reversed range", () => {
    const { annotations } = run("::error endLine=4::a", "::error line=4,endLine=2::b");
    expect(annotations.map(({ line, endLine }) => [line, endLine])).toEqual([
      [4, 4],
      [undefined, undefined],
    ]);
  });

  it("are kept ten a level, the rest only logged", () => {
    const record = run(...Array.from({ length: 12 }, (_, i) => `::error::e${i}`), "::notice::n");
    expect(record.annotations).toHaveLength(11);
    expect(record.dropped.map(({ message }) => message)).toEqual(["e10", "e11"]);
    expect(record.log).toContain("##[error]e11");
  });

  it("are cut at 4,096 characters after masking", () => {
    const { annotations } = run(`::error::s3cret-token${"x".repeat(5000)}`);
    expect(annotations[0]?.message).toHaveLength(4096);
    expect(annotations[0]?.message.startsWith("***xxx")).toBe(true);
  });
});

describe("other commands", () => {
  it("set outputs and state by the older commands, anywhere in a line for the legacy form", () => {
    const record = run("::set-output name=a::1", "text ##[save-state name=b]2");
    expect(Object.fromEntries(record.outputs)).toEqual({ a: "1" });
    expect(Object.fromEntries(record.state)).toEqual({ b: "2" });
  });

  it("mask a value and each of its lines from then on", () => {
    const record = run("before one", "::add-mask::one%0Atwo", "after one and two");
    expect(record.log).toEqual(["before one", "after *** and ***"]);
    expect(record.masks).toEqual(["one\ntwo"]);
  });

  it("refuse set-env and add-path, and the step fails", () => {
    const record = run("::set-env name=A::1", "::add-path::/x");
    expect(record.env.size + record.paths.length).toBe(0);
    expect(record.hasFailed).toBe(true);
    expect(record.warnings).toContain(
      "The `set-env` command is disabled. Please upgrade to using Environment Files.",
    );
  });

  it("open and close groups, and keep debug lines apart", () => {
    const record = run("::group::Title", "inside", "::endgroup::", "::debug::hidden");
    expect(record.log).toEqual(["##[group]Title", "inside", "##[endgroup]"]);
    expect(record.debug).toEqual(["hidden"]);
  });

  it("record problem matchers", () => {
    expect(run("::add-matcher::m.json").matchers).toEqual(["m.json"]);
  });
});

describe("stop-commands", () => {
  it("makes every command plain output until its token, in either form", () => {
    const record = run(
      "::stop-commands::tok3n-abc",
      "::error::x",
      "##[error]y",
      "::tok3n-abc::",
      "::error::z",
    );
    expect(record.annotations.map(({ message }) => message)).toEqual(["z"]);
  });

  it("hides the token in the log", () => {
    expect(run("::stop-commands::tok3n-abc", "tok3n-abc").log).toEqual([
      "::stop-commands::***",
      "***",
    ]);
  });

  it.each(["", "pause-logging", "error"])("refuses the token %j", (token) => {
    expect(run(`::stop-commands::${token}`).hasFailed).toBe(true);
  });

  it("ignores another stop command while stopped", () => {
    const record = run(
      "::stop-commands::first-token",
      "::stop-commands::second",
      "::first-token::",
      "::error::x",
    );
    expect(record.annotations).toHaveLength(1);
  });
});
