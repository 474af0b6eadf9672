import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";

const SKILL = "skills/demo/SKILL.md";
const body = (text: string): string => skillText({ name: "demo" }, text);
const BROKEN_LINK = body("[a](a.md)\n");
const BASELINE_FILE = "lint-baseline.json";
const baseline = (...entries: readonly object[]): string =>
  `${JSON.stringify({ version: 1, findings: entries })}\n`;
const LONG_ENTRY = { file: SKILL, rule: "body-tokens", id: "size", value: 6000 };
const long = (tokens: number): string => body("word ".repeat((tokens * 4) / 5));
const weekly = (text: string): string => skillText({ name: "weekly" }, text);
const done = (name: string): string => skillText({ name }, "Close what is done.\n");

/** Calls of `lint` that leave something out: suppressions, a baseline, a change, presets. */
export const noiseCases: readonly CliCase[] = [
  {
    name: "lint counts what comments suppress",
    argv: ["lint"],
    files: {
      [SKILL]: body(
        "[a](a.md) <!-- ctxfst-disable-line broken-link -- generated -->\n\n<!-- ctxfst-disable-next-line hidden-unicode -- a sample -->\nt\u202ewo\n",
      ),
    },
    code: 0,
    stdout: ["no findings\nnot shown: 2 suppressed (1 about security)\n"],
  },
  {
    name: "lint as JSON counts what comments suppress",
    argv: ["lint", "--format", "json"],
    files: { [SKILL]: body("[a](a.md) <!-- ctxfst-disable-line broken-link -- generated -->\n") },
    code: 0,
    schema: "report",
    json: { summary: { errors: 0, suppressed: 1 }, findings: [] },
  },
  {
    name: "lint says that a suppression without a reason has no effect",
    argv: ["lint"],
    files: { [SKILL]: body("[a](a.md) <!-- ctxfst-disable-line broken-link -->\n") },
    code: 1,
    stdout: ["broken-link", "takes effect when it says why"],
  },
  {
    name: "lint --fix removes a suppression that nothing needs",
    argv: ["lint", "--fix"],
    files: { [SKILL]: body("<!-- ctxfst-disable broken-link -- generated -->\nDo it.\n") },
    code: 0,
    stderr: ["fixed 1 finding"],
    after: { [SKILL]: body("Do it.\n") },
  },
  {
    name: "lint writes a baseline and then shows nothing of it",
    argv: ["lint", "--baseline", BASELINE_FILE, "--update-baseline"],
    files: { [SKILL]: BROKEN_LINK },
    code: 0,
    stdout: ["no findings\nnot shown: 1 in the baseline\n"],
    stderr: ["lint-baseline.json written: 1 entry, 1 new, 0 gone"],
    after: {
      [BASELINE_FILE]:
        /^\{\n {2}"version": 1,\n {2}"findings": \[\n {4}\{"file":"skills\/demo\/SKILL\.md","rule":"broken-link","id":"[^"]+"\}\n {2}\]\n\}\n$/,
    },
  },
  {
    name: "lint takes the baseline that the config names, in every format",
    argv: ["lint", "--format", "github"],
    files: {
      [SKILL]: long(5600),
      [BASELINE_FILE]: baseline(LONG_ENTRY),
      "ctxfst.yaml": `baseline: ${BASELINE_FILE}\n`,
    },
    code: 0,
    stdout: [/^$/],
  },
  {
    name: "check takes the baseline that the config names",
    argv: ["check"],
    files: {
      [SKILL]: long(5600),
      [BASELINE_FILE]: baseline(LONG_ENTRY),
      "ctxfst.yaml": `baseline: ${BASELINE_FILE}\n`,
    },
    code: 0,
    stdout: ["  no findings\n  not shown: 1 in the baseline\n"],
  },
  {
    name: "lint shows what got worse than in the baseline",
    argv: ["lint", "--baseline", BASELINE_FILE, "--fail-on", "warning"],
    files: { [SKILL]: long(6400), [BASELINE_FILE]: baseline(LONG_ENTRY) },
    code: 1,
    stdout: ["body-tokens"],
  },
  {
    name: "lint says what a baseline no longer needs",
    argv: ["lint", "--baseline", BASELINE_FILE],
    files: {
      [SKILL]: long(5600),
      [BASELINE_FILE]: baseline(LONG_ENTRY, { file: SKILL, rule: "broken-link", id: "1" }),
    },
    code: 0,
    stdout: ["the baseline can shrink: 1 no longer found, 1 got better"],
  },
  {
    name: "lint with a baseline that is not there says how to write it",
    argv: ["lint", "--baseline", BASELINE_FILE, "--format", "json"],
    files: { [SKILL]: BROKEN_LINK },
    code: 2,
    error: {
      code: "file-not-found",
      message: `${BASELINE_FILE} does not exist; --update-baseline writes it`,
    },
  },
  {
    name: "lint writes no baseline of a part",
    argv: ["lint", "skills", "--baseline", BASELINE_FILE, "--update-baseline"],
    files: { [SKILL]: BROKEN_LINK },
    code: 2,
    stderr: ["about the whole repository: leave out paths"],
    after: { [BASELINE_FILE]: null },
  },
  {
    name: "lint --changed shows findings of changed files alone",
    argv: ["lint", "--changed", "main"],
    base: { [SKILL]: BROKEN_LINK, "skills/weekly/SKILL.md": weekly("Do it.\n") },
    files: { "skills/weekly/SKILL.md": weekly("[b](b.md)\n") },
    code: 1,
    stdout: ["skills/weekly/SKILL.md", /^1 error/m, "not shown: 1 outside of the change"],
  },
  {
    name: "lint --changed is quiet when nothing changed",
    argv: ["lint", "--changed", "main"],
    base: { [SKILL]: BROKEN_LINK },
    code: 0,
    stdout: ["no findings"],
  },
  {
    name: "lint --changed shows what a rename breaks in files that nobody touched",
    argv: ["lint", "--changed", "main", "--format", "json"],
    base: {
      "skills/close-old-items/SKILL.md": done("close-old-items"),
      "skills/weekly/SKILL.md": skillText(
        { name: "weekly", related_skills: ["close-old-items"] },
        "Run close-old-items first.\n",
      ),
    },
    files: { "skills/close-done-items/SKILL.md": done("close-done-items") },
    gone: ["skills/close-old-items/SKILL.md"],
    code: 1,
    json: {
      findings: [
        { rule: "unresolved-skill", file: "skills/weekly/SKILL.md" },
        {
          rule: "stale-skill-name",
          file: "skills/weekly/SKILL.md",
          message: "the skill close-old-items is called close-done-items now",
          fix: { tier: "suggested" },
        },
      ],
    },
  },
  {
    name: "lint --changed outside of git says so",
    argv: ["lint", "--changed", "main", "--format", "json"],
    files: { [SKILL]: BROKEN_LINK },
    code: 2,
    error: { code: "git" },
    stderr: [/not a git repository/],
  },
  {
    name: "lint counts vendored skills and reads them for security alone",
    argv: ["lint"],
    files: {
      [SKILL]: body("Do it.\n"),
      "third_party/tool/SKILL.md": skillText(
        { name: "tool" },
        "[a](a.md)\n\n<!-- ctxfst-disable hidden-unicode -- trust me -->\nt\u202ewo\n",
      ),
      "ctxfst.yaml": "vendored: third_party\n",
    },
    code: 1,
    stdout: ["2 skills in 2 folders, 1 vendored", "hidden-unicode", /^1 error$/m],
  },
  {
    name: "lint with the preset security leaves all else out",
    argv: ["lint"],
    files: { [SKILL]: BROKEN_LINK, "ctxfst.yaml": "preset: security\n" },
    code: 0,
    stdout: ["no findings"],
  },
  {
    name: "lint with the preset strict applies the validator's profile",
    argv: ["lint"],
    files: {
      [SKILL]: skillText({ name: "demo", color: "red" }),
      "ctxfst.yaml": "preset: strict\n",
    },
    code: 1,
    stdout: ["unknown-key"],
  },
  {
    name: "lint names the presets that there are",
    argv: ["lint"],
    files: { [SKILL]: body("Do it.\n"), "ctxfst.yaml": "preset: pedantic\nversion: newest\n" },
    code: 2,
    stdout: [
      /preset: "pedantic"; expected recommended, strict, security, style,\s+or a list of these/,
      'version: "newest"; expected a version of ctxfst, such as 0.1',
    ],
    stderr: [/preset/],
  },
];
