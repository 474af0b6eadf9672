import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatHint, formatMessage } from "../report/messages.ts";
import { findingsOfExample, lintableExample } from "../testing/lint-example.ts";
import { type RuleExample, readRuleExamples } from "../testing/rule-examples.ts";
import type { Finding } from "./finding.ts";
import { fixRepository } from "./fix-repository.ts";
import { rules } from "./registry.ts";

const FOLDER = import.meta.dirname;
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
const PAGES: ReadonlyMap<string, string> = new Map(
  FILES.filter((file) => file.endsWith(".md")).map((file) => [
    basename(file, ".md"),
    readFileSync(join(FOLDER, file), "utf8"),
  ]),
);

/** `path:line` of each finding; line 0 where it is about the file as a whole. */
function places(findings: readonly Finding[]): string[] {
  return findings.map(({ file, position }) => `${file ?? ""}:${position?.start.line ?? 0}`).sort();
}

function expectedPlaces({ files }: RuleExample): string[] {
  return files.flatMap(({ path, lines }) => lines.map((line) => `${path}:${line}`)).sort();
}

describe("rules", () => {
  it("stand once each, sorted by id", () => {
    const ids = rules.map(({ meta }) => meta.id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it("have a page each, and every page has a rule", () => {
    expect([...PAGES.keys()].sort()).toEqual(rules.map(({ meta }) => meta.id));
  });

  it("lie in the folder of their category, in a file of their name", () => {
    const missing = rules.filter(({ meta }) => !FILES.includes(`${meta.category}/${meta.id}.ts`));
    expect(missing.map(({ meta }) => `${meta.category}/${meta.id}.ts`)).toEqual([]);
  });
});

describe.each(rules.map((rule) => ({ ...rule, id: rule.meta.id })))("$id", (rule) => {
  const { meta } = rule;
  const lintOf = (example: RuleExample): readonly Finding[] =>
    findingsOfExample(example, "reportedBy" in rule ? "check" : "lint");
  const page = PAGES.get(meta.id) ?? "";
  const examples = page === "" ? [] : readRuleExamples(page);
  const ofSection = (section: RuleExample["section"]): RuleExample[] =>
    examples.filter((example) => example.section === section);
  const own = (findings: readonly Finding[]): Finding[] =>
    findings.filter((finding) => finding.rule === meta.id);

  it("says why before its examples", () => {
    expect(page.split("## ", 1)[0]?.trim()).toMatch(/\S{2,}/);
  });

  it("has examples of both kinds", () => {
    const sections = new Set(examples.map(({ section }) => section));
    expect([...sections].sort()).toEqual(["accepted", "reported"]);
  });

  it.each(ofSection("reported"))("reports example $number at its lines", (example) => {
    const findings = own(lintOf(example));
    expect(findings.length).toBeGreaterThan(0);
    expect(places(findings)).toEqual(expectedPlaces(example));
  });

  it.each(ofSection("reported"))("gives example $number its severity", (example) => {
    const isStrict = meta.errorIn?.some((id) => example.profiles.includes(id)) === true;
    for (const { severity, file } of own(lintOf(example))) {
      const named = example.files.find(({ path }) => path === file)?.severity;
      expect(severity).toBe(named ?? (isStrict ? "error" : meta.severity));
    }
  });

  it.each(ofSection("reported"))("words example $number in one line", (example) => {
    for (const finding of own(lintOf(example))) {
      expect(formatMessage(finding)).toMatch(/^(?!.*(?:undefined|\[object)).{10,}$/);
      expect(formatHint(finding).fix ?? "none").not.toMatch(/undefined|\[object/);
    }
  });

  it.each(ofSection("reported"))(
    "leaves nothing of example $number after its safe fixes",
    (example) => {
      const safe = own(lintOf(example)).filter(({ fix }) => fix?.tier === "safe");
      if (safe.length === 0) return;
      expect(meta.fix).toBe("safe");
      const { files, config, options } = lintableExample(example);
      const only = new Set([meta.id]);
      const fixed = fixRepository(files, config, "safe", { ...options, only });
      expect(fixed.lint.findings.filter(({ fix }) => fix?.tier === "safe")).toEqual([]);
      const left = own(lintOf(example)).length - fixed.lint.findings.length;
      expect(left).toBe(safe.length);
    },
  );

  it.each(ofSection("accepted"))("accepts example $number", (example) => {
    expect(places(own(lintOf(example)))).toEqual([]);
  });
});
