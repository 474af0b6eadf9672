import { indexLines } from "../base/line-index.ts";
import type { TextRange } from "../base/text-range.ts";
import { type DecodedSkill, decodeSkill } from "./decode-skill.ts";
import { findMergeConflict } from "./find-merge-conflict.ts";
import { type LimitedMarkdown, limitMarkdown } from "./limit-markdown.ts";
import { type FrontmatterLocation, locateFrontmatter } from "./locate-frontmatter.ts";
import type { MarkdownBody } from "./markdown-body.ts";
import { isInsideCode, parseMarkdown } from "./parse-markdown.ts";
import { readFrontmatter } from "./read-frontmatter.ts";
import { scanCharacters } from "./scan-characters.ts";
import type { Frontmatter, ParseProblem, SkillDocument } from "./skill-document.ts";
import type { YamlMap } from "./yaml-value.ts";

/** Decodes and parses the bytes of a SKILL.md; never throws, whatever they are. */
export function parseSkillBytes(bytes: Uint8Array): SkillDocument {
  return parseDecoded(decodeSkill(bytes));
}

/** The same for bytes that are decoded already. */
export function parseDecoded({ text, problems }: DecodedSkill): SkillDocument {
  if (problems.some((problem) => problem.code === "resource-limit"))
    return unreadDocument(problems);
  return parseText(text, problems);
}

/** Parses the text of a SKILL.md; never throws. The body is parsed when it is first asked for. */
export function parseSkill(text: string): SkillDocument {
  return parseText(text, []);
}

function parseText(text: string, decoding: readonly ParseProblem[]): SkillDocument {
  const lines = indexLines(text);
  const location = locateFrontmatter(text, lines);
  const reading = readFrontmatter(text, lines, location);
  const bodyRange = { start: reading.bodyStart ?? location.bodyStart, end: text.length };
  const limited = limitMarkdown(text.slice(bodyRange.start, bodyRange.end));
  let body: MarkdownBody | undefined;
  const parseBody = (): MarkdownBody => {
    body ??= parseMarkdown(text, bodyRange, {
      isUncertain: location.block !== null && !location.isReadable,
      isWithinLimits: !limited.isMasked,
    });
    return body;
  };
  const conflict = findConflict(text, location, parseBody);
  const isUnreadable = conflict?.isInFrontmatter === true;
  // A NUL byte or a broken sequence is reported once, however it was found; the mark of UTF-16 belongs to it.
  const isUtf16 = decoding.some(({ args }) => args.cause === "utf-16");
  const characters = scanCharacters(text).filter(
    ({ code }) => (code !== "encoding" || decoding.length === 0) && !(code === "bom" && isUtf16),
  );
  const problems = [...decoding, ...characters];
  if (!isUnreadable) problems.push(...location.problems, ...reading.problems);
  problems.push(...problemsOf(limited, bodyRange));
  if (conflict !== null) problems.push({ code: "merge-conflict", range: conflict.range, args: {} });
  return {
    text,
    lines,
    frontmatter: frontmatterOf(location, isUnreadable ? null : reading.map),
    recovered: reading.recovered,
    bodyRange,
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    body: parseBody,
    forgetBody: () => {
      body = undefined;
    },
  };
}

function problemsOf({ breaches }: LimitedMarkdown, { start, end }: TextRange): ParseProblem[] {
  return breaches.slice(0, 1).map(({ limit, maximum, offset }) => ({
    code: "resource-limit",
    range: { start: start + offset, end: Math.min(start + offset + 1, end) },
    args: { limit: `markdown-${limit}`, maximum },
  }));
}

interface Conflict {
  readonly range: TextRange;
  readonly isInFrontmatter: boolean;
}

/** Markers inside code are documentation; markers in the front matter leave nothing to read. */
function findConflict(
  text: string,
  location: FrontmatterLocation,
  parseBody: () => MarkdownBody,
): Conflict | null {
  const range = findMergeConflict(text);
  if (range === null) return null;
  if (location.block === null || range.start < location.block.end)
    return { range, isInFrontmatter: true };
  return isInsideCode(parseBody(), range.start) ? null : { range, isInFrontmatter: false };
}

function frontmatterOf(location: FrontmatterLocation, map: YamlMap | null): Frontmatter | null {
  if (location.block === null) return null;
  return { block: location.block, content: location.content, map };
}

/** A file that is too large to be read: its one problem stands for all others. */
function unreadDocument(problems: readonly ParseProblem[]): SkillDocument {
  const body: MarkdownBody = { links: [], code: [], headings: [], html: [], isEmpty: false };
  return {
    text: "",
    lines: indexLines(""),
    frontmatter: null,
    recovered: new Map(),
    bodyRange: { start: 0, end: 0 },
    problems,
    body: () => body,
  };
}
