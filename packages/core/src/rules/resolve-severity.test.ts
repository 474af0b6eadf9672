import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG, type RuleLevel } from "../config/config.ts";
import { isOn, severityResolver } from "./resolve-severity.ts";
import type { RuleMeta } from "./rule.ts";

function meta(severity: RuleLevel, errorIn: readonly string[] = []): RuleMeta {
  return { id: "a-rule", summary: "", category: "file", severity, errorIn, fix: null };
}

function config(level?: RuleLevel): Config {
  return level === undefined ? DEFAULT_CONFIG : { ...DEFAULT_CONFIG, rules: { "a-rule": level } };
}

describe("severityResolver", () => {
  it.each([
    { usual: "warning", own: undefined, level: undefined, expected: "warning" },
    { usual: "warning", own: "error", level: undefined, expected: "error" },
    { usual: "warning", own: undefined, level: "info", expected: "info" },
    { usual: "error", own: "info", level: "warning", expected: "info" },
    { usual: "error", own: "warning", level: "info", expected: "info" },
    { usual: "warning", own: "error", level: "off", expected: null },
    { usual: "off", own: undefined, level: undefined, expected: null },
    { usual: "off", own: "error", level: undefined, expected: "error" },
    { usual: "off", own: undefined, level: "warning", expected: "warning" },
  ] as const)("gives $expected for a rule at $usual, a report at $own, a config of $level", (c) => {
    const resolve = severityResolver(config(c.level));
    expect(resolve(meta(c.usual), c.own, "SKILL.md", [])).toBe(c.expected);
  });

  it("makes an error of it in the profiles that refuse it, unless the config says otherwise", () => {
    const strict = meta("off", ["codex"]);
    expect(severityResolver(config())(strict, undefined, "SKILL.md", ["codex"])).toBe("error");
    expect(severityResolver(config("info"))(strict, undefined, "SKILL.md", ["codex"])).toBe("info");
  });

  it("applies no override to a finding without a file", () => {
    const full = {
      ...DEFAULT_CONFIG,
      overrides: [{ files: ["**"], rules: { "a-rule": "off" as const } }],
    };
    expect(severityResolver(full)(meta("warning"), undefined, null, [])).toBe("warning");
  });
});

describe("isOn", () => {
  it("skips a rule that the config turns off everywhere", () => {
    expect(isOn(meta("error"), config("off"))).toBe(false);
  });

  it("runs a rule that an override turns on again", () => {
    const full = {
      ...config("off"),
      overrides: [{ files: ["a/**"], rules: { "a-rule": "error" as const } }],
    };
    expect(isOn(meta("error"), full)).toBe(true);
  });
});
