import { describe, expect, it } from "vitest";
import { indexLines } from "../base/line-index.ts";
import type { Finding } from "../rules/finding.ts";
import { repositoryOf } from "../testing/index.ts";
import { displayWidth } from "./display-width.ts";
import { prettyFindings } from "./pretty-findings.ts";
import { plainStyle } from "./style.ts";

const FILE = "skills/a/SKILL.md";
const finding = (text: string, part: string, change: Partial<Finding> = {}): Finding => {
  const start = text.indexOf(part);
  const range = { start, end: start + part.length };
  return {
    rule: "description-missing",
    severity: "error",
    args: {},
    file: FILE,
    range,
    position: indexLines(text).positionsOf(range),
    hosts: [],
    related: [],
    fix: null,
    fingerprint: "",
    count: 1,
    ...change,
  };
};
const linesOf = (text: string, findings: readonly Finding[], columns = 80): string[] =>
  prettyFindings(findings, repositoryOf({ [FILE]: text }), { style: plainStyle, columns }).split(
    "\n",
  );

describe("prettyFindings", () => {
  it.each([
    ["plain text", "---\nname: alpha beta\n---\n", "beta"],
    ["wide characters", "---\nname: 部署网站 beta\n---\n", "beta"],
    ["a tab", "---\nname:\t\tbeta\n---\n", "beta"],
    ["combining marks", "---\nname: e\u0301e\u0301 beta\n---\n", "beta"],
    ["hidden characters", "---\nname: a\u200bb\u202e beta\n---\n", "beta"],
  ])("puts the mark below the place behind %s", (_, text, part) => {
    const lines = linesOf(text, [finding(text, part)]);
    const source = lines.find((line) => line.includes("beta")) as string;
    const mark = lines.find((line) => line.includes("^")) as string;
    const before = source.slice(0, source.indexOf("beta"));
    expect(mark.indexOf("^")).toBe(displayWidth(before));
    expect(mark).toContain("^^^^");
  });

  it("prints more findings of one file than a call takes arguments", () => {
    const text = "---\nname: beta\n---\n";
    const one = finding(text, "beta", { severity: "info" });
    const lines = linesOf(text, Array<Finding>(200_000).fill(one));
    expect(lines.length).toBeGreaterThan(200_000);
  });

  it("keeps to the width of the terminal", () => {
    const text = `---\nname: ${"long ".repeat(100)}beta ${"more ".repeat(100)}\n---\n`;
    const lines = linesOf(text, [finding(text, "beta")], 60).slice(2);
    const source = lines.find((line) => line.includes("│ ") && line.includes("beta")) as string;
    expect(displayWidth(source)).toBeLessThanOrEqual(62);
  });

  it("lists findings below their file, notes in one line each", () => {
    const text = "---\nname: a\n---\n";
    const note = finding(text, "a", { severity: "info", rule: "unknown-key", args: { key: "k" } });
    const lines = linesOf(text, [finding(text, "name"), note]);
    expect(lines[0]).toBe(FILE);
    expect(lines.filter((line) => line.includes("│"))).toHaveLength(3);
    expect(lines.filter((line) => line.includes("note"))).toHaveLength(1);
  });

  it("shows no line where a finding concerns the whole skill", () => {
    const text = "---\nname: a\n---\n";
    const lines = linesOf(text, [finding(text, "---")]);
    expect(lines.filter((line) => line.includes("│"))).toEqual([]);
  });

  it("lets no text of a repository write to the terminal", () => {
    const text = "---\nname: \u001b[31mred\u0007\n---\n";
    const output = linesOf(text, [finding(text, "red")]).join("");
    expect(output).not.toMatch(/\p{Cc}/u);
    expect(output).toContain("<U+001B>");
  });
});
