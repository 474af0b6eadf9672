/** A fence that stands in no list and no quote, or might. */
const FENCE_LINE = /^([ \t>*+\-\d.)]*)(`{3,}|~{3,})([^\r\n]*)/gm;

/**
 * True where every fence of a Markdown text surely is closed, so that nobody has to parse it: fences at the margin alone, each closed
 * before the next one opens. False means no more than that one has to look.
 */
export function hasPlainFences(body: string): boolean {
  if (!body.includes("```") && !body.includes("~~~")) return true;
  let open: string | null = null;
  for (const [, lead = "", marks = "", rest = ""] of body.matchAll(FENCE_LINE)) {
    if (open === null) {
      if (lead !== "") return false;
      // Back-ticks behind back-ticks are a code span.
      if (marks.startsWith("`") && rest.includes("`")) return false;
      open = marks;
    } else if (marks[0] === open[0] && marks.length >= open.length && rest.trim() === "") {
      if (lead !== "") return false;
      open = null;
    }
  }
  return open === null;
}
