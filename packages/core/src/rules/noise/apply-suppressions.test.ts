import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryFilesOf, repositoryOf } from "../../testing/repository-of.ts";
import { skillText } from "../../testing/skill-text.ts";
import { fixRepository } from "../fix-repository.ts";
import type { LintOptions, LintResult } from "../lint.ts";
import { lint } from "../run-lint.ts";

function lintText(
  text: string,
  options: LintOptions = {},
  config: Partial<Config> = {},
): LintResult {
  const full = { ...DEFAULT_CONFIG, ...config };
  return lint(repositoryOf({ "skills/demo/SKILL.md": text }, full), full, options);
}

function lines({ findings }: LintResult): string[] {
  return findings.map(({ rule, position }) => `${rule}:${position?.start.line ?? 0}`);
}

const body = (text: string): string => skillText({ name: "demo" }, text);

describe("suppressions", () => {
  it("hide what they name in the next line alone", () => {
    const text = body(
      "<!-- ctxfst-disable-next-line broken-link -- generated -->\n[a](a.md)\n[b](b.md)\n",
    );
    const result = lintText(text);
    expect(lines(result)).toEqual(["broken-link:8"]);
    expect(result.hidden?.suppressed.map(({ rule }) => rule)).toEqual(["broken-link"]);
    expect(result.hidden?.suppressedSecurity).toBe(0);
  });

  it("reach over empty lines that a formatter puts behind them", () => {
    const text = body("<!-- ctxfst-disable-next-line broken-link -- generated -->\n\n[a](a.md)\n");
    expect(lines(lintText(text))).toEqual([]);
  });

  it("hide what they name in the whole file", () => {
    const text = body(
      "[a](a.md)\n\n[b](b.md)\n\n<!-- ctxfst-disable broken-link -- generated -->\n",
    );
    expect(lines(lintText(text))).toEqual([]);
  });

  it("work in the front matter, for a text of several lines as well", () => {
    const text = body("Text.\n").replace(
      /description: .*/,
      "# ctxfst-disable-next-line hidden-unicode -- a sample\ndescription: >-\n  Does one small thing.\n  Use when\u202e needed for it.",
    );
    const result = lintText(text);
    expect(lines(result)).toEqual([]);
    expect(result.hidden?.suppressedSecurity).toBe(1);
  });

  it("cover the whole code block that begins in the next line", () => {
    const text = body(
      "<!-- ctxfst-disable-next-line hidden-unicode -- a sample -->\n```text\none\nt\u202ewo\n```\n",
    );
    expect(lines(lintText(text))).toEqual([]);
  });

  it("hide nothing without a reason", () => {
    const text = body("<!-- ctxfst-disable broken-link -->\n[a](a.md)\n");
    expect(lines(lintText(text))).toEqual(["unused-suppression:6", "broken-link:7"]);
  });

  it("take a dash for the two hyphens", () => {
    expect(lines(lintText(body("<!-- ctxfst-disable broken-link — why -->\n[a](a.md)\n")))).toEqual(
      [],
    );
  });

  it("in texts and code are none", () => {
    const text = body("`<!-- ctxfst-disable broken-link -- why -->`\n[a](a.md)\n").replace(
      /description: .*/,
      'description: "Shows how # ctxfst-disable broken-link -- why is written, when asked."',
    );
    expect(lines(lintText(text))).toEqual(["broken-link:7"]);
  });

  it.each([
    ["an attribute", '<a title="> <!-- ctxfst-disable broken-link -- x -->">b</a> [a](a.md)\n'],
    ["a block's attribute", "<p title='<!-- ctxfst-disable broken-link -- x -->'>\n\n[a](a.md)\n"],
    [
      "a script",
      '<script>\nx = "<!-- ctxfst-disable broken-link -- x -->"\n</script>\n\n[a](a.md)\n',
    ],
  ])("in %s are none", (_, text) => {
    const result = lintText(body(text));
    expect(result.findings.map(({ rule }) => rule)).toEqual(["broken-link"]);
  });

  it("stand between tags", () => {
    const comment = "<!-- ctxfst-disable broken-link -- x -->";
    for (const text of [`<div title="a">${comment}</div>`, `1 < 2 ${comment}`, `<br/>${comment}`])
      expect(lines(lintText(body(`${text}\n\n[a](a.md)\n`)))).toEqual([]);
  });

  it("in vendored skills hide nothing and are not reported", () => {
    const text = body(
      "<!-- ctxfst-disable hidden-unicode, broken-link -- trust me -->\nt\u202ewo\n",
    );
    const result = lintText(text, {}, { vendored: ["skills"] });
    expect(lines(result)).toEqual(["hidden-unicode:7"]);
  });

  it("are not called unused in a run of some rules or of another profile", () => {
    const text = body("<!-- ctxfst-disable broken-link -- why -->\nText.\n");
    expect(lines(lintText(text))).toEqual(["unused-suppression:6"]);
    expect(lines(lintText(text, { only: new Set(["unused-suppression"]) }))).toEqual([]);
    expect(lines(lintText(text, { profiles: ["codex"] }))).toEqual([]);
  });

  it("are not called unused for a rule that is off", () => {
    const text = body("<!-- ctxfst-disable broken-link -- why -->\nText.\n");
    expect(lines(lintText(text, {}, { rules: { "broken-link": "off" } }))).toEqual([]);
  });

  it("keep the fingerprints of other findings", () => {
    const plain = lintText(body("[a](a.md)\n\n[a](a.md)\n"));
    const first = body("[a](a.md) <!-- ctxfst-disable-line broken-link -- why -->\n\n[a](a.md)\n");
    expect(lintText(first).findings.map(({ fingerprint }) => fingerprint)).toEqual([
      plain.findings[1]?.fingerprint,
    ]);
  });
});

describe("the fix of an unused suppression", () => {
  const fixed = (text: string): string | undefined => {
    const files = repositoryFilesOf({ "skills/demo/SKILL.md": text }, DEFAULT_CONFIG);
    return fixRepository(files, DEFAULT_CONFIG).files[0]?.text;
  };

  it("takes the line of a comment that stands alone", () => {
    const text = body("One.\n\n<!-- ctxfst-disable-next-line broken-link -- why -->\nTwo.\n");
    expect(fixed(text)).toBe(body("One.\n\nTwo.\n"));
  });

  it("leaves an empty line where paragraphs would grow together", () => {
    const text = body("One.\n<!-- ctxfst-disable broken-link -- why -->\nTwo.\n");
    expect(fixed(text)).toBe(body("One.\n\nTwo.\n"));
  });

  it("takes a comment at the end of a line with the space before it", () => {
    const text = body("One. <!-- ctxfst-disable-line broken-link -- why -->\n").replace(
      "name: demo",
      "name: demo # ctxfst-disable-line name-invalid -- why",
    );
    expect(fixed(text)).toBe(body("One.\n"));
  });

  it("takes one name out of several", () => {
    const text = body("<!-- ctxfst-disable broken-link, unclosed-fence -- why -->\n[a](a.md)\n");
    expect(fixed(text)).toBe(body("<!-- ctxfst-disable broken-link -- why -->\n[a](a.md)\n"));
  });

  it("takes the comment with the last of its names", () => {
    const text = body(
      "<!-- ctxfst-disable broken-link, unclosed-fence, body-empty -- why -->\nA.\n",
    );
    expect(fixed(text)).toBe(body("A.\n"));
  });
});

it("finds thousands of suppressions and findings in one file in a moment", () => {
  const line = "[a](a.md) <!-- ctxfst-disable-line broken-link -- why -->\n\n";
  const text = body(`${line.repeat(4_000)}${"<!-- ".repeat(20_000)}\n`);
  const began = performance.now();
  expect(lintText(text).hidden?.suppressed).toHaveLength(4_000);
  expect(performance.now() - began).toBeLessThan(10_000);
});
