// Our commands and files against those of GitHub's own toolkit, run as a process of its own.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { annotationCommand } from "@ctxfst/core";
import { afterAll, describe, expect, it } from "vitest";
import { writeOutputs } from "./file-command.ts";

const folder = mkdtempSync(join(tmpdir(), "ctxfst-toolkit-"));
afterAll(() => rmSync(folder, { recursive: true }));

function toolkit(code: string, env: Record<string, string> = {}): string {
  const script = `import * as core from "@actions/core"; ${code}`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", ...env },
  });
}

describe("our commands equal the toolkit's", () => {
  it.each([
    ["error", "100% wrong\r\n::error::x", "skills/a,b:c/SKILL.md", 3, 3, 4, 9, "some-rule"],
    ["warning", "plain", "a b.md", 1, 2, null, null, "t:1,2%"],
    ["notice", "é😀\u2028x", "a.md", 1, 1, 1, 1, ""],
  ] as const)("for %s", (level, message, file, line, endLine, column, endColumn, title) => {
    const properties = { title, file, startLine: line, endLine, startColumn: column, endColumn };
    const theirs = toolkit(
      `core.${level}(${JSON.stringify(message)}, ${JSON.stringify(properties)})`,
    );
    const ours = annotationCommand({
      level,
      message,
      file,
      line,
      endLine,
      column,
      endColumn,
      title,
    });
    expect(sortProperties(ours)).toBe(sortProperties(theirs.trimEnd()));
  });

  it("for outputs, but for the delimiter", () => {
    const file = join(folder, "out");
    writeFileSync(file, "");
    toolkit("core.setOutput('findings', 3); core.setOutput('plan-file', 'a=b\\n<<c')", {
      GITHUB_OUTPUT: file,
    });
    const theirs = readFileSync(file, "utf8").replaceAll(/ghadelimiter_[0-9a-f-]+/g, "end_T");
    writeFileSync(file, "");
    writeOutputs(file, { findings: 3, "plan-file": "a=b\n<<c" }, () => "T");
    expect(readFileSync(file, "utf8")).toBe(theirs);
  });
});

/** The order of properties means nothing to the runner. */
function sortProperties(command: string): string {
  const [, head = "", data = ""] = /^::(.*?)::(.*)$/s.exec(command) ?? [];
  const [name = "", properties = ""] = head.split(/ (.*)/s);
  return `${name} ${properties
    .split(",")
    .filter((pair) => !pair.endsWith("="))
    .sort()
    .join(",")} ${data}`;
}
