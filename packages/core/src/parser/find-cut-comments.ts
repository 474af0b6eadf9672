import type { YamlObservations } from "./build-yaml-value.ts";
import { quoteYaml } from "./quote-yaml.ts";
import type { ParseProblem } from "./skill-document.ts";

/** Fields that hold sentences: a `#` in them is more likely text than a comment. */
const PROSE_FIELDS: ReadonlySet<string> = new Set([
  "description",
  "when_to_use",
  "compatibility",
  "summary",
  "argument-hint",
  "short-description",
]);

/**
 * Plain values that a ` #` cuts although the author most likely meant it as text: `fixes issue #12 and …`, or a
 * sentence in a prose field that goes on behind it. `low # cheap enough` is a comment and not reported.
 */
export function findCutComments(text: string, observations: YamlObservations): ParseProblem[] {
  return observations.plainScalars.flatMap(({ key, range }) => {
    const lineEnd = endOfLine(text, range.end);
    const tail = text.slice(range.end, lineEnd);
    const comment = /^[ \t]*(?=#)/.exec(tail);
    if (comment === null || !isCut(key, text.slice(range.start, range.end), tail.trim())) return [];
    const start = range.end + comment[0].length;
    const whole = {
      start: range.end > range.start ? range.start : start,
      end: range.end + tail.trimEnd().length,
    };
    const value = text.slice(whole.start, whole.end);
    const problem: ParseProblem = {
      code: "yaml-comment-cut",
      range: { start, end: whole.end },
      args: { ...(key === null ? {} : { key }), lost: [text.slice(start, whole.end)] },
      safeEdits: [{ range: whole, text: quoteYaml(value) }],
    };
    return [problem];
  });
}

/** `value` is what is left of the cut, `comment` begins with `#`. */
function isCut(key: string | null, value: string, comment: string): boolean {
  const isTag = /^#[\p{L}\p{N}]/u.test(comment);
  if (value === "") return isTag;
  const words = value.split(/\s+/).length;
  if (isTag && words >= 3) return true;
  const isProse = key !== null && PROSE_FIELDS.has(key);
  if (!isProse || words < 3) return isTag && isProse;
  const isFinished = /[.!?。！？"')\]]$/.test(value);
  return !isFinished && /^#+\s*[\p{Ll}\p{N}]/u.test(comment);
}

function endOfLine(text: string, offset: number): number {
  const match = /[\r\n]/.exec(text.slice(offset));
  return match === null ? text.length : offset + match.index;
}
