import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { writeOutputs, writeSummary } from "./file-command.ts";

const folder = mkdtempSync(join(tmpdir(), "ctxfst-file-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("writeOutputs", () => {
  it("appends each output as a block that its value cannot end", () => {
    const file = join(folder, "out");
    writeFileSync(file, "before=1\n");
    let count = 0;
    writeOutputs(file, { findings: 3, "plan-file": "a\nx=y" }, () => `t${++count}`);
    expect(readFileSync(file, "utf8")).toBe(
      "before=1\nfindings<<end_t1\n3\nend_t1\nplan-file<<end_t2\na\nx=y\nend_t2\n",
    );
  });

  it("does nothing outside of Actions", () => {
    expect(() => writeOutputs(undefined, { a: 1 }, () => "t")).not.toThrow();
  });
});

describe("writeSummary", () => {
  it("appends, and does nothing outside of Actions", () => {
    const file = join(folder, "summary");
    writeSummary(file, "a\n");
    writeSummary(file, "b\n");
    writeSummary(undefined, "c\n");
    expect(readFileSync(file, "utf8")).toBe("a\nb\n");
  });

  it("says what could not be written", () => {
    const nowhere = join(folder, "missing/file");
    expect(() => writeSummary(nowhere, "x")).toThrow("cannot write the job summary");
    expect(() => writeOutputs(nowhere, { a: 1 }, () => "t")).toThrow("cannot write the outputs");
  });
});
