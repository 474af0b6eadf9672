import { describe, expect, it } from "vitest";
import { readInputs } from "./inputs.ts";

describe("readInputs", () => {
  it("gives defaults for inputs that are absent or empty", () => {
    expect(readInputs({ INPUT_CONFIG: "", INPUT_LINT: " " })).toEqual({
      config: null,
      workingDirectory: ".",
      lint: true,
      plan: true,
      failOn: null,
      profiles: null,
      reportFile: null,
      htmlFile: null,
      timeLimit: null,
    });
  });

  it("reads every input, hyphens kept in the runner's names", () => {
    expect(
      readInputs({
        INPUT_CONFIG: " ci/ctxfst.yaml ",
        "INPUT_WORKING-DIRECTORY": "plugins/a",
        INPUT_LINT: "False",
        INPUT_PLAN: "true",
        "INPUT_FAIL-ON": "broken-goals",
        INPUT_PROFILE: "codex, claude-code\n",
        "INPUT_REPORT-FILE": "r.json",
        "INPUT_HTML-FILE": "r.html",
        "INPUT_TIME-LIMIT": "2.5",
      }),
    ).toEqual({
      config: "ci/ctxfst.yaml",
      workingDirectory: "plugins/a",
      lint: false,
      plan: true,
      failOn: "broken-goals",
      profiles: ["codex", "claude-code"],
      reportFile: "r.json",
      htmlFile: "r.html",
      timeLimit: 2.5,
    });
  });

  it.each([
    [{ INPUT_LINT: "yes" }, 'input lint is "yes": expected true or false'],
    [
      { "INPUT_FAIL-ON": "errors" },
      'input fail-on is "errors": expected one of error, warning, broken-goals, never',
    ],
    [{ "INPUT_TIME-LIMIT": "0" }, 'input time-limit is "0": expected a number of seconds above 0'],
    [
      { "INPUT_TIME-LIMIT": "1e3" },
      'input time-limit is "1e3": expected a number of seconds above 0',
    ],
    [{ INPUT_PROFILE: "," }, 'input profile is ",": expected profiles among agentskills, '],
    [
      { INPUT_PROFILE: "codex nonesuch" },
      'input profile is "codex nonesuch": expected profiles among',
    ],
  ])("refuses %j", (env, message) => {
    expect(() => readInputs(env)).toThrow(message);
  });

  it("names every wrong input at once", () => {
    expect(() => readInputs({ INPUT_LINT: "1", INPUT_PLAN: "0" })).toThrow(/lint.*\n.*plan/);
  });
});
