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
    const open = document.body().code.find((code) => hidesText(code, text));
    if (open === undefined) return [];
    const { start } = open.range;
    const line = lines.lineRange(lines.lineAt(start));
    const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(start, line.end))?.[0] ?? "```";
    const hidden = lines.lineAt(text.trimEnd().length) - lines.lineAt(start);
    return [{ args: { fence, hidden }, file, range: { start, end: line.end } }];
  },
};

/** A fence with nothing behind it takes nothing away. */
function hidesText({ kind, isClosed, contentRange }: MarkdownCode, text: string): boolean {
  return (
    kind === "fenced" && !isClosed && text.slice(contentRange.start, contentRange.end).trim() !== ""
  );
}
