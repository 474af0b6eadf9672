import { describe, expect, it } from "vitest";
import { applyEdits, areDisjoint, type TextEdit } from "../base/text-edit.ts";
import { parseSkill } from "./parse-skill.ts";
import type { SkillDocument } from "./skill-document.ts";

const BLOCK = "name: a\ndescription: Does a thing.\n";
const BODY = "\n# Steps\n";

const found = (document: SkillDocument): string[] =>
  document.problems.map(({ code, args }) =>
    args.cause === undefined ? code : `${code}:${args.cause}`,
  );

const keys = (document: SkillDocument): string[] | null =>
  document.frontmatter?.map?.fields.map(({ key }) => key) ?? null;

/** Fixes whose edits overlap wait for the next round, as in `lint --fix`. */
const fixed = (text: string, rounds = 3): SkillDocument => {
  const document = parseSkill(text);
  const edits: TextEdit[] = [];
  for (const { safeEdits = [] } of document.problems) {
    if (areDisjoint([...edits, ...safeEdits])) edits.push(...safeEdits);
  }
  return edits.length === 0 || rounds === 0 ? document : fixed(applyEdits(text, edits), rounds - 1);
};

describe("front matter is read and reported once", () => {
  it.each<[string, string, string[]]>([
    ["a healthy file", `---\n${BLOCK}---\n${BODY}`, []],
    ["the end of the file after the closing fence", `---\n${BLOCK}---`, []],
    [
      "a comment before the opening fence",
      `<!-- made by x -->\n---\n${BLOCK}---\n${BODY}`,
      ["frontmatter-not-first:comment"],
    ],
    [
      "a comment of several lines",
      `<!--\n---\nx\n-->\n\n---\n${BLOCK}---\n${BODY}`,
      ["frontmatter-not-first:comment"],
    ],
    ["blank lines before it", `\n \n---\n${BLOCK}---\n${BODY}`, ["frontmatter-not-first:blank"]],
    ["a heading before it", `# Title\n\n---\n${BLOCK}---\n${BODY}`, ["frontmatter-not-first:text"]],
    ["an indented opening fence", `  ---\n${BLOCK}---\n${BODY}`, ["frontmatter-not-first:indent"]],
    ["indented fences", `  ---\n${BLOCK}  ---\n${BODY}`, ["frontmatter-not-first:indent"]],
    [
      "blanks after the opening fence",
      `--- \n${BLOCK}---\n${BODY}`,
      ["frontmatter-splitter:trailing-space"],
    ],
    [
      "blanks after the closing fence",
      `---\n${BLOCK}---\t\n${BODY}`,
      ["frontmatter-splitter:trailing-space"],
    ],
    ["four dashes at the end", `---\n${BLOCK}----\n${BODY}`, ["frontmatter-splitter:long-fence"]],
    [
      "dashes inside a value",
      `---\nname: a\ndescription: Builds --- and ships.\n---\n${BODY}`,
      ["frontmatter-splitter:inside-value"],
    ],
    [
      "dashes inside a comment",
      `---\n# --- identity ---\n${BLOCK}---\n${BODY}`,
      ["frontmatter-splitter:inside-comment"],
    ],
    ["an end of three dots", `---\n${BLOCK}...\n${BODY}`, ["frontmatter-unclosed:dots"]],
    ["a byte order mark", `\ufeff---\n${BLOCK}---\n${BODY}`, ["bom"]],
    ["CRLF", `---\n${BLOCK}---\n${BODY}`.replaceAll("\n", "\r\n"), ["line-endings"]],
    ["lone CR", `---\n${BLOCK}---\n${BODY}`.replaceAll("\n", "\r"), ["line-endings"]],
  ])("%s", (_name, text, expected) => {
    const document = parseSkill(text);
    expect(found(document)).toEqual(expected);
    expect(keys(document)).toEqual(["name", "description"]);
  });

  it.each<[string, string]>([
    ["a comment", `<!-- made by x -->\n---\n${BLOCK}---\n${BODY}`],
    ["a comment before a block at the end of the file", `<!-- made by x -->\n---\n${BLOCK}---`],
    ["a heading", `# Title\n\n---\n${BLOCK}---\n${BODY}`],
    ["blank lines", `\n\n---\n${BLOCK}---\n${BODY}`],
    ["indented fences", `  ---\n${BLOCK}  ---\n${BODY}`],
    ["trailing blanks", `---  \n${BLOCK}---  \n${BODY}`],
    ["four dashes", `---\n${BLOCK}-----\n${BODY}`],
    ["three dots", `---\n${BLOCK}...\n${BODY}`],
    [
      "a byte order mark and a comment",
      `\ufeff<!-- x -->\r\n---\r\nname: a\r\ndescription: b\r\n---\r\n`,
    ],
  ])("the safe fix of %s leaves nothing to report", (_name, text) => {
    const document = fixed(text);
    expect(found(document)).toEqual([]);
    expect(keys(document)).toEqual(["name", "description"]);
  });

  it("the safe fix moves a comment below the closing fence", () => {
    expect(fixed(`<!-- made by x -->\n---\n${BLOCK}---\n${BODY}`).text).toBe(
      `---\n${BLOCK}---\n<!-- made by x -->\n${BODY}`,
    );
  });

  it("a file of blank lines is reported at its first", () => {
    expect(parseSkill("\n\n  \n").problems.map(({ range }) => range)).toEqual([
      { start: 0, end: 0 },
    ]);
  });

  it("an empty block is an empty map", () => {
    const document = parseSkill("---\n---\nBody.\n");
    expect(keys(document)).toEqual([]);
    expect(found(document)).toEqual([]);
  });
});

describe("front matter that cannot be read is one finding", () => {
  it.each<[string, string, string]>([
    ["no fence at the end", `---\n${BLOCK}${BODY}Text: more\n`, "frontmatter-unclosed:no-fence"],
    [
      "only a rule further down",
      `---\n${BLOCK}${BODY}Some text.\n\n---\n\nMore.\n`,
      "frontmatter-unclosed:later-rule",
    ],
    ["a fence glued to the body", `---\n${BLOCK}---# Steps\n`, "frontmatter-unclosed:glued-fence"],
    [
      "a code fence around it",
      "```yaml\n---\nname: a\n---\n```\n",
      "frontmatter-missing:code-fence",
    ],
    [
      "a code fence and no dashes",
      "```markdown\nname: a\ndescription: b\n```\n",
      "frontmatter-missing:code-fence",
    ],
    ["an empty file", "", "frontmatter-missing:empty-file"],
    ["blank lines only", "\n  \n", "frontmatter-missing:empty-file"],
    ["no front matter", "# Title\n\nText.\n", "frontmatter-missing:none"],
    ["no opening fence", `${BLOCK}---\n${BODY}`, "frontmatter-missing:no-opening-fence"],
    ["four dashes at the start", `----\n${BLOCK}---\n${BODY}`, "frontmatter-missing:long-fence"],
    [
      "a language that is data",
      `---json\n{"name": "a"}\n---\n`,
      "frontmatter-missing:fence-language",
    ],
    ["a language that is run", "---js\nprocess.exit(1)\n---\n", "frontmatter-executable"],
    ["a list", "---\n- a\n- b\n---\n", "frontmatter-not-a-map"],
    ["a sentence", "---\nJust text.\n---\n", "frontmatter-not-a-map"],
    ["prose", "---\n**Name**: a\n\n**What**: b\n---\n", "frontmatter-not-a-map"],
    ["two documents", `---\n${BLOCK}--- # more\nx: 1\n---\n`, "frontmatter-not-a-map"],
    [
      "a merge conflict",
      `---\n<<<<<<< HEAD\nname: a\n=======\nname: b\n>>>>>>> x\n---\n`,
      "merge-conflict",
    ],
    [
      "a merge conflict over the opening fence",
      "<<<<<<< HEAD\n---\nname: a\n=======\n---\nname: b\n>>>>>>> x\n---\n",
      "merge-conflict",
    ],
  ])("%s", (_name, text, expected) => {
    const document = parseSkill(text);
    expect(found(document)).toEqual([expected]);
    expect(document.body().isEmpty && document.frontmatter === null && text.trim() !== "").toBe(
      false,
    );
  });

  it("points at the opening line of a block that is never closed", () => {
    const { problems, lines } = parseSkill(`---\n${BLOCK}${BODY}`);
    expect(problems.map(({ range }) => lines.positionsOf(range))).toEqual([
      { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } },
    ]);
  });

  it("offers the fence that is missing, after which the file is healthy", () => {
    const text = `---\n${BLOCK}${BODY}`;
    const edits = parseSkill(text).problems[0]?.suggestedEdits ?? [];
    expect(found(parseSkill(applyEdits(text, edits)))).toEqual([]);
  });

  it("still shows the name of a skill whose block is broken", () => {
    const { recovered } = parseSkill("---\nname: tidy-notes\ndescription: Use when: x\n---\n");
    expect(recovered.get("name")).toBe("tidy-notes");
  });
});

describe("merge conflicts in the body", () => {
  const conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n";

  it("are reported while the front matter is read", () => {
    const document = parseSkill(`---\n${BLOCK}---\n\n${conflict}`);
    expect(found(document)).toEqual(["merge-conflict"]);
    expect(keys(document)).toEqual(["name", "description"]);
  });

  it("are documentation inside a code fence", () => {
    expect(found(parseSkill(`---\n${BLOCK}---\n\n\`\`\`\n${conflict}\`\`\`\n`))).toEqual([]);
  });
});
