import type { TextRange } from "../../base/text-range.ts";
import type { Skill } from "../../skill/skill.ts";
import type { Fix } from "../finding.ts";

/** Offers to replace a text inside a range of the skill's file; null where it does not stand there exactly once. */
export function replaceOnce(
  { document }: Skill,
  range: TextRange | null,
  found: string,
  meant: string,
): Fix | null {
  if (range === null || found === "") return null;
  const parts = document.text.slice(range.start, range.end).split(found);
  if (parts.length !== 2) return null;
  const start = range.start + (parts[0] as string).length;
  const edit = { range: { start, end: start + found.length }, text: meant };
  return { tier: "suggested", edits: [edit] };
}
