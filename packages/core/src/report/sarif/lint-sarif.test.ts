import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import type { Finding } from "../../rules/finding.ts";
import { lint } from "../../rules/run-lint.ts";
import { type FileTree, repositoryOf } from "../../testing/repository-of.ts";
import { lineHashes } from "./line-hashes.ts";
import { lintSarif, type SarifOptions } from "./lint-sarif.ts";
import type { SarifLog, SarifResult } from "./sarif-types.ts";

const FIXTURES = join(import.meta.dirname, "../../../../../test/fixtures");
const schema = JSON.parse(
  readFileSync(join(FIXTURES, "sarif/sarif-schema-2.1.0.json"), "utf8"),
) as Record<string, unknown>;
const isValid = new Ajv({
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
  allErrors: true,
}).compile(schema);

/** The log of findings, valid by the standard's schema. */
function logOf(files: FileTree, options: Partial<SarifOptions> = {}, change?: Partial<Finding>) {
  const repository = repositoryOf(files);
  const result = lint(repository, DEFAULT_CONFIG);
  const findings = change ? result.findings.map((f) => ({ ...f, ...change })) : result.findings;
  const text = lintSarif({ ...result, findings }, repository, { version: "1.2.3", ...options });
  const log = JSON.parse(text) as SarifLog;
  isValid(log);
  expect(isValid.errors).toBeNull();
  return { findings, run: log.runs[0] };
}

const BROKEN = "---\nname: a\ndescription: 𝒳 Builds: and ships. Use when shipping.\n---\n\nGo.\n";
const resultOf = (rule: string, results: readonly SarifResult[]) =>
  results.find(({ ruleId }) => ruleId === rule) as SarifResult;

describe("lintSarif", () => {
  it("gives a valid log for a repository without skills", () => {
    expect(logOf({}).run.results).toEqual([]);
  });

  it("tells place, level and both fingerprints of a finding, columns in UTF-16 units", () => {
    const { run, findings } = logOf({ "skills/a/SKILL.md": BROKEN });
    const finding = findings.find(({ rule }) => rule === "yaml-unquoted-colon") as Finding;
    const colon = (finding.range?.start ?? 0) - BROKEN.lastIndexOf("\n", finding.range?.start) - 1;
    expect(run.columnKind).toBe("utf16CodeUnits");
    expect(resultOf("yaml-unquoted-colon", run.results)).toMatchObject({
      level: "error",
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "skills/a/SKILL.md" },
            region: { startLine: 3, startColumn: colon + 1 },
          },
        },
      ],
      partialFingerprints: {
        primaryLocationLineHash: lineHashes(BROKEN)[2],
        "ctxfst/v1": finding.fingerprint,
      },
    });
    // One code point before the place takes two units.
    expect(finding.position?.start.column).toBe(colon);
  });

  it("offers a fix as replacements", () => {
    const { run } = logOf({ "skills/a/SKILL.md": BROKEN });
    const [fix] = resultOf("yaml-unquoted-colon", run.results).fixes ?? [];
    const [change] = fix?.artifactChanges ?? [];
    expect(change?.artifactLocation.uri).toBe("skills/a/SKILL.md");
    expect(change?.replacements[0]).toMatchObject({ deletedRegion: { startLine: 3 } });
  });

  it("describes each rule that reported, and no other", () => {
    const { run } = logOf({ "skills/a/SKILL.md": BROKEN });
    const { rules } = run.tool.driver;
    expect(rules.map(({ id }) => id)).toEqual(
      [...new Set(run.results.map(({ ruleId }) => ruleId))].sort(),
    );
    for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    for (const rule of rules) {
      expect(rule.helpUri).toMatch(new RegExp(`/docs/rules/${rule.id}\\.md$`));
      expect(rule.help.markdown).toContain("## Reported");
      expect(rule.help.markdown).not.toMatch(/^```\w+ |markdow\n/m);
    }
  });

  it("puts a finding about a whole file on its first line", () => {
    const { run } = logOf({ "skills/a/skill.md": BROKEN.replace("Builds:", "Builds") });
    expect(resultOf("filename-case", run.results)).toMatchObject({
      locations: [{ physicalLocation: { region: { startLine: 1 } } }],
      properties: { fix: "safe", rename: "skills/a/SKILL.md" },
    });
  });

  it("gives a finding about the repository no location", () => {
    const { run } = logOf({ "skills/a/SKILL.md": BROKEN }, {}, { file: null, range: null });
    expect(run.results.every((result) => result.locations === undefined)).toBe(true);
  });

  it("names files from the repository's root as URIs, whatever their letters", () => {
    const { run } = logOf({ "skills/ü #%?/SKILL.md": BROKEN }, { prefix: "plugins/x/" });
    const uri = run.results[0]?.locations?.[0]?.physicalLocation.artifactLocation.uri;
    expect(uri).toBe("plugins/x/skills/%C3%BC%20%23%25%3F/SKILL.md");
    expect(run.automationDetails.id).toBe("ctxfst/plugins/x/");
  });

  it("leaves the line's hash to GitHub where bytes are not the text", () => {
    const bytes = new Uint8Array([...new TextEncoder().encode(BROKEN), 0xe9]);
    const { run } = logOf({ "skills/a/SKILL.md": bytes });
    expect(run.results.length).toBeGreaterThan(0);
    for (const { partialFingerprints } of run.results)
      expect(Object.keys(partialFingerprints)).toEqual(["ctxfst/v1"]);
  });

  it("makes no link of repository text", () => {
    const args = { found: "[click](https://example.com)", expected: "", isTaken: false };
    const { run } = logOf({ "skills/a/skill.md": BROKEN }, {}, { rule: "filename-case", args });
    expect(run.results[0]?.message.text).toContain("\\[click\\](https://example.com)");
  });

  it("keeps a hundred related places and says how many more there are", () => {
    const place = { file: "skills/a/SKILL.md", range: { start: 0, end: 3 } };
    const related = Array.from({ length: 120 }, () => place);
    const { run } = logOf({ "skills/a/SKILL.md": BROKEN }, {}, { related });
    expect(run.results[0]?.relatedLocations).toHaveLength(100);
    expect(run.results[0]?.properties).toMatchObject({ relatedLocationsLeftOut: 20 });
  });

  it("leaves out the mildest findings over the limit and says so", () => {
    const mild = "---\nname: aa\ndescription: Ships. Use when shipping.\nlicense:\n---\n\nGo.\n";
    const files = {
      "skills/aa/SKILL.md": mild,
      "skills/b/SKILL.md": BROKEN.replace("name: a", "name: b"),
      "skills/c/SKILL.md": BROKEN.replace("name: a", "name: c"),
    };
    const { run, findings } = logOf(files, { maxResults: 2 });
    const errors = findings.filter(({ severity }) => severity === "error");
    expect(errors.length).toBeGreaterThanOrEqual(2);
    expect(findings[0]?.severity).not.toBe("error");
    expect(run.results.map(({ level }) => level)).toEqual(["error", "error"]);
    const [{ toolExecutionNotifications: said }] = run.invocations;
    expect(said.map(({ descriptor }) => descriptor.id)).toEqual(["results-left-out"]);
  });

  it("says what was not read and what is not shown", () => {
    const repository = repositoryOf({ "skills/a/SKILL.md": BROKEN });
    const result = lint(repository, DEFAULT_CONFIG);
    const hidden = {
      suppressed: result.findings.slice(0, 1),
      suppressedSecurity: 0,
      baseline: [],
      unchanged: 0,
      stale: [],
      better: [],
      newerRules: 0,
    };
    const skipped = [{ file: "b c/SKILL.md", reason: "git-ignored" }] as const;
    const log = lintSarif({ ...result, skipped, hidden }, repository, { version: "1.0.0" });
    const [run] = (JSON.parse(log) as SarifLog).runs;
    const [{ toolExecutionNotifications: said }] = run.invocations;
    expect(said.map(({ descriptor }) => descriptor.id)).toEqual(["hidden", "skipped-git-ignored"]);
    expect(said[1]?.locations?.[0]?.physicalLocation.artifactLocation.uri).toBe("b%20c/SKILL.md");
  });

  it("leaves out fixes first, then findings, where the file would be too large", () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`skills/a${i}/SKILL.md`, BROKEN]),
    );
    const { run } = logOf(files, { maxBytes: 40_000 });
    const [{ toolExecutionNotifications: said }] = run.invocations;
    expect(said.map(({ descriptor }) => descriptor.id)).toEqual([
      "fixes-left-out",
      "results-left-out",
    ]);
    expect(new TextEncoder().encode(JSON.stringify(run, null, 2)).length).toBeLessThan(40_000);
    expect(run.results.length).toBeGreaterThan(0);
  });
});
