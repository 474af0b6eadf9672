import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "@ctxfst/core";
import { repositoryOf, skillText } from "@ctxfst/core/testing";
import { describe, expect, it } from "vitest";
import { measureRates, type Rates } from "../bench/measure-rates.ts";

const CORPUS = { corpus: "two small ones", date: "2026-12-01", has_whole_trees: true };
const BROKEN = "---\nname: b\ndescription: Builds: and ships.\n---\n\n[x](gone.md) [y](gone.md)\n";
const REPOSITORIES = [
  repositoryOf({ "skills/a/SKILL.md": skillText({ name: "a" }), "skills/b/SKILL.md": BROKEN }),
  repositoryOf({ "skills/a/SKILL.md": skillText({ name: "a" }) }),
];

describe("measureRates", () => {
  const rates = measureRates(REPOSITORIES, CORPUS);

  it("counts files, findings and files in a hundred skills", () => {
    expect(rates).toMatchObject({ ...CORPUS, repositories: 2, skills: 3 });
    expect(rates.rules["broken-link"]).toEqual({ files: 1, findings: 2, per_100_skills: 33.33 });
  });

  it("names every rule that lint runs, found or not", () => {
    const ids = rules.filter((rule) => !("reportedBy" in rule)).map(({ meta }) => meta.id);
    expect(Object.keys(rates.rules)).toEqual(ids);
    expect(rates.rules.bom).toEqual({ files: 0, findings: 0, per_100_skills: 0 });
  });

  it("takes every repository by itself", () => {
    expect(rates.rules["duplicate-name"]?.findings).toBe(0);
  });

  it("leaves out what files beside the skills decide, where those are missing", () => {
    const bare = measureRates(REPOSITORIES, { ...CORPUS, has_whole_trees: false });
    expect(bare.rules["broken-link"]).toBeUndefined();
    expect(bare.rules["yaml-unquoted-colon"]?.files).toBe(1);
  });
});

describe("bench/rates.json", () => {
  const text = readFileSync(join(import.meta.dirname, "../bench/rates.json"), "utf8");
  const committed = JSON.parse(text) as Rates;

  it("says what was measured and when, on more than a few skills", () => {
    expect(committed.corpus).not.toMatch(/[/\\]/);
    expect(committed.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(committed.skills).toBeGreaterThan(1000);
  });

  it("knows no rule that is gone", () => {
    const ids = new Set(rules.map(({ meta }) => meta.id));
    expect(Object.keys(committed.rules).filter((id) => !ids.has(id))).toEqual([]);
  });
});
