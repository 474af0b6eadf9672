import type { MarkdownCode } from "../../parser/markdown-body.ts";
import type { SkillRule } from "../rule.ts";
import { hasPlainFences } from "./has-plain-fences.ts";

export const unclosedFence: SkillRule = {
  meta: {
    id: "unclosed-fence",
    summary: "Every code block that is opened is closed.",
    category: "body",
    severity: "error",
    fix: null,
  },
  checkSkill({ document, file }) {
    const { text, bodyRange, lines } = document;
    if (hasPlainFences(text.slice(bodyRange.start, bodyRange.end))) return [];
    const { code } = document.body();
    const open = code.find((block) => hidesText(block, text));
    if (open === undefined) return [];
    const { start } = open.range;
    const line = lines.lineRange(lines.lineAt(start));
    const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(start, line.end))?.[0] ?? "```";
    const hidden = lines.lineAt(text.trimEnd().length) - lines.lineAt(start);
    const report = { args: { fence, hidden }, file, range: { start, end: line.end } };
    const outer = code.findLast((block) => block.range.start < start && holdsFence(block, text));
    if (outer === undefined) return [report];
    const args = { ...report.args, outer: lines.lineAt(outer.range.start) };
    const range = lines.lineRange(args.outer);
    return [
      { ...report, args, related: [{ file, range: { ...range, start: outer.range.start } }] },
    ];
  },
};

/** A block with an opening fence in it that is as long as its own: the line that closes it was to close the inner one. */
function holdsFence({ kind, range, contentRange }: MarkdownCode, text: string): boolean {
  const own =
    kind === "fenced" ? /^(?:`{3,}|~{3,})/.exec(text.slice(range.start, range.end)) : null;
  if (own === null) return false;
  const inner = new RegExp(`^[ \\t]*${own[0]}+[ \\t]*[A-Za-z]`, "m");
  return inner.test(text.slice(contentRange.start, contentRange.end));
}

/** A fence with nothing behind it takes nothing away. */
function hidesText({ kind, isClosed, contentRange }: MarkdownCode, text: string): boolean {
  return (
    kind === "fenced" && !isClosed && text.slice(contentRange.start, contentRange.end).trim() !== ""
  );
}
