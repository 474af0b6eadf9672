import { indexIntervals } from "../../../base/index-intervals.ts";
import type { TextRange } from "../../../base/text-range.ts";
import { trimEnd } from "../../../base/trim-end.ts";
import type { MarkdownBody } from "../../../parser/markdown-body.ts";

/** `@path` in the text of an instruction file. */
export interface Import {
  /** As written, without the `@`. */
  readonly path: string;
  readonly range: TextRange;
}

const IMPORT = /(?<=^|[\s(])@([^\s`"'<>()[\]{}|,;*@]+)/g;
/** What surely is a path: people and packages are called with an `@` too. */
const PATH = /^\.{1,2}\/|\.(?:md|mdx|markdown|txt)$/i;

/**
 * Imports as Claude Code and Gemini CLI read them: not in code, not in comments. Paths that leave the repository (`~/`,
 * `/etc`) and files that are private on purpose (`CLAUDE.local.md`) are left out.
 */
export function findImports(text: string, body: () => MarkdownBody): readonly Import[] {
  if (!text.includes("@")) return [];
  let hidden: ReturnType<typeof hiddenParts> | null = null;
  return [...text.matchAll(IMPORT)].flatMap((match): Import[] => {
    const path = trimEnd(match[1] as string, ".:!?");
    if (!PATH.test(path) || path.startsWith("/") || path.startsWith("~")) return [];
    if (/\blocal\b|\bprivate\b|\bpersonal\b|\$|\bpath\/to\//i.test(path)) return [];
    const start = match.index;
    hidden ??= hiddenParts(body());
    if (hidden(start).length > 0) return [];
    return [{ path, range: { start, end: start + 1 + path.length } }];
  });
}

/** Looks up the code and the comments that hold an offset. */
function hiddenParts({ code, html }: MarkdownBody): (offset: number) => readonly unknown[] {
  return indexIntervals(
    [...code, ...html.filter(({ isComment }) => isComment)],
    ({ range }) => range,
  );
}
