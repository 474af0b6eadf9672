import { describe, expect, it } from "vitest";
import { isInsideCode, parseMarkdown } from "./parse-markdown.ts";
import { parseSkill } from "./parse-skill.ts";

const urls = (text: string): string[] =>
  parseMarkdown(text).links.map(({ kind, url }) => `${kind} ${url}`);

describe("links", () => {
  it.each<[string, string, string[]]>([
    ["inline", "[a](b.md 'title')", ["link b.md"]],
    ["images", "![a](b.png)", ["image b.png"]],
    ["angle brackets with blanks", "[a](<b c.md>)", ["link b c.md"]],
    ["escapes and references", "[a](b\\_c&amp;d&#x2e;md)", ["link b_c&d.md"]],
    ["full references", "[a][r]\n\n[r]: b.md\n", ["link b.md", "definition b.md"]],
    ["collapsed references", "[R s][]\n\n[r  S]: b.md\n", ["link b.md", "definition b.md"]],
    ["shortcut references", "[r]\n\n[r]: b.md\n", ["link b.md", "definition b.md"]],
    [
      "the first of two definitions",
      "[r]\n\n[r]: a.md\n[r]: b.md\n",
      ["link a.md", "definition a.md", "definition b.md"],
    ],
    ["brackets without a definition", "[ ] todo, [x] done, [note]", []],
    [
      "autolinks",
      "<https://a.b> and https://c.d",
      ["autolink https://a.b", "autolink https://c.d"],
    ],
    ["a number in brackets as the text", "[[1]](a.md)", ["link a.md"]],
    ["brackets inside the text", "[see [note] here](a.md)", ["link a.md"]],
    ["an image inside a link", "[![a](b.png)](c.md)", ["link c.md", "image b.png"]],
    ["an empty destination", "[a]()", ["link "]],
    ["parentheses inside", "[a](b(c).md)", ["link b(c).md"]],
    ["links in tables", "| a | b |\n|---|---|\n| [x](y.md) | z |\n", ["link y.md"]],
    ["links in lists and quotes", "> - [x](y.md)\n", ["link y.md"]],
    ["nothing in code", "`[a](b)`\n\n```\n[a](b)\n```\n\n    [a](b)\n\n~~~\n[a](b)\n~~~\n", []],
    ["nothing in comments", "<!-- [a](b) -->\n", []],
  ])("%s", (_name, text, expected) => {
    expect(urls(text)).toEqual(expected);
  });

  it("have ranges of the destination in the file", () => {
    const text = "---\nx\n---\n[a](b.md)\r\n[c][r]\r\n\r\n[r]: d.md\r\n";
    const { links } = parseMarkdown(text, { start: 10, end: text.length });
    expect(links.map(({ urlRange }) => text.slice(urlRange.start, urlRange.end))).toEqual([
      "b.md",
      "d.md",
      "d.md",
    ]);
    expect(links.map(({ range }) => text.slice(range.start, range.end))).toEqual([
      "[a](b.md)",
      "[c][r]",
      "[r]: d.md",
    ]);
  });
});

describe("code", () => {
  const codes = (text: string): unknown[] =>
    parseMarkdown(text).code.map(({ kind, info, isClosed, contentRange }) => [
      kind,
      info,
      isClosed,
      text.slice(contentRange.start, contentRange.end),
    ]);

  it.each<[string, string, unknown[]]>([
    ["a fence", "```bash\nls\n```\n", ["fenced", "bash", true, "ls"]],
    ["an empty fence", "```\n```\n", ["fenced", "", true, ""]],
    [
      "a fence that the end of the file closes",
      "text\n\n```sh\nls\n\n# more\n",
      ["fenced", "sh", false, "ls\n\n# more\n"],
    ],
    ["a longer fence around a shorter one", "````\n```\n````\n", ["fenced", "", true, "```"]],
    ["a fence that its list item closes", "- ```\n  a\n\ntext\n", ["fenced", "", true, "a\n"]],
    ["a span", "a `b` c", ["inline", "", true, "b"]],
    ["an indented block", "a\n\n    b\n", ["indented", "", true, "b"]],
  ])("%s", (_name, text, expected) => {
    expect(codes(text)).toEqual([expected]);
  });

  it("knows which offsets it covers", () => {
    const body = parseMarkdown("a `b` c");
    expect([isInsideCode(body, 0), isInsideCode(body, 3)]).toEqual([false, true]);
  });
});

it("headings have a level and a text", () => {
  const { headings } = parseMarkdown("# One #\n\n### Two `x`\n\nThree\n===\n");
  expect(headings.map(({ level, text }) => [level, text])).toEqual([
    [1, "One"],
    [3, "Two `x`"],
    [1, "Three"],
  ]);
});

it("comments are told from other HTML", () => {
  const { html } = parseMarkdown("<!-- a -->\n\n<div>\n\ntext <b>c</b> <!-- d -->\n");
  expect(html.map(({ isComment }) => isComment)).toEqual([true, false, false, false, true]);
});

describe("hostile bodies are read within two seconds of CPU", () => {
  it.each<[string, string]>([
    ["5,000 quote marks", ">".repeat(5000)],
    ["100,000 opening brackets", "[".repeat(100_000)],
    ["100,000 bracket pairs", "[]".repeat(50_000)],
    ["nested link texts", `${"[a".repeat(10_000)}${"](b)".repeat(10_000)}`],
    ["undefined references inside a link", `[${"[a]".repeat(20_000)}](b)`],
    ["deep lists", Array.from({ length: 500 }, (_, i) => `${"  ".repeat(i)}- a\n`).join("")],
    ["list markers on one line", "- ".repeat(5000)],
    ["emphasis", "*a _b ".repeat(20_000)],
    ["back-ticks of all lengths", Array.from({ length: 400 }, (_, i) => "`".repeat(i)).join(" ")],
    ["open comments", "<!-- ".repeat(20_000)],
    ["open tags", "<a ".repeat(30_000)],
    [
      "a table",
      `|a${"|a".repeat(500)}\n|-${"|-".repeat(500)}\n${`|b${"|b".repeat(500)}\n`.repeat(50)}`,
    ],
    ["definitions", Array.from({ length: 5000 }, (_, i) => `[r${i}]: a.md\n[r${i}]\n\n`).join("")],
  ])("%s", (_name, text) => {
    const start = process.cpuUsage();
    const body = parseMarkdown(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(2);
    expect(body.isEmpty).toBe(false);
  });
});

describe("a body of a megabyte is bounded and reported", () => {
  const HEAD = "---\nname: a\ndescription: Does a thing.\n---\n";

  it.each<[string, string, string]>([
    ["bracket pairs", "[]", "markdown-delimiters"],
    ["links in one paragraph", "[a](b) ", "markdown-delimiters"],
    ["struck letters", "~a~", "markdown-delimiters"],
    ["bare addresses", "http://a.b ", "markdown-delimiters"],
    ["numbered lists on one line", "1. ", "markdown-nesting"],
    ["quote marks", ">", "markdown-nesting"],
  ])("%s", (_name, unit, limit) => {
    const document = parseSkill(HEAD + unit.repeat(Math.floor(1_000_000 / unit.length)));
    const start = process.cpuUsage();
    document.body();
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(2);
    expect(document.problems.map(({ code, args }) => [code, args.limit])).toEqual([
      ["resource-limit", limit],
    ]);
  });

  it("says nothing about data in a code block", () => {
    const data = '{"a": [1]},\n'.repeat(15_000);
    expect(parseSkill(`${HEAD}\n\`\`\`json\n${data}\`\`\`\n`).problems).toEqual([]);
  });

  it("leaves a long table and a deep list as they are", () => {
    const table = `| a | b |\n|---|---|\n${"| [x](y.md) | z |\n".repeat(1000)}`;
    const list = Array.from({ length: 40 }, (_, i) => `${"  ".repeat(i)}- [x](y.md)\n`).join("");
    const document = parseSkill(`${HEAD}${table}\n${list}`);
    expect(document.problems).toEqual([]);
    expect(document.body().links).toHaveLength(1040);
  });
});
