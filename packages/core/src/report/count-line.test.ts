import { describe, expect, it } from "vitest";
import type { Finding } from "../rules/finding.ts";
import { countLine, lintSummary } from "./count-line.ts";

const finding = (change: Partial<Finding> = {}): Finding => ({
  rule: "description-missing",
  severity: "error",
  args: {},
  file: "skills/a/SKILL.md",
  range: null,
  position: null,
  hosts: [],
  related: [],
  fix: null,
  fingerprint: "",
  count: 1,
  ...change,
});
const many = (count: number, change: Partial<Finding>): Finding[] =>
  Array.from({ length: count }, () => finding(change));

describe("countLine", () => {
  it("counts by severity and says how many can be fixed", () => {
    const safe = { tier: "safe", edits: [] } as const;
    const findings = [
      finding({ fix: safe }),
      finding({ severity: "warning" }),
      finding({ severity: "warning", fix: { ...safe, tier: "suggested" } }),
      finding({ severity: "info" }),
    ];
    expect(countLine(findings)).toBe("1 error, 2 warnings, 1 note (1 fixable)");
  });

  it("counts notes as they are listed, and besides the places that they stand for", () => {
    const findings = [finding({ severity: "info", count: 4 }), finding({ severity: "info" })];
    expect(countLine(findings)).toBe("2 notes in 5 places");
  });

  it("says so when there is nothing", () => {
    expect(countLine([])).toBe("no findings");
  });
});

describe("lintSummary", () => {
  it("says which rules a long list is made of", () => {
    const findings = [
      ...many(40, { rule: "a" }),
      ...many(41, { rule: "b", severity: "warning" }),
      ...many(60, { rule: "c", severity: "info" }),
    ];
    expect(lintSummary(findings)).toBe("40 errors, 41 warnings, 60 notes\nby rule: b (41), a (40)");
  });

  it("leaves a short list to speak for itself", () => {
    expect(lintSummary([...many(50, {}), ...many(60, { severity: "info" })])).toBe(
      "50 errors, 60 notes",
    );
  });
});
