/** Marks and the rest of their line. Looked for without the start of the line, which is dear to look for. */
const FENCE_LINE = /(`{3,}|~{3,})([^\r\n]*)/g;
const LEAD = /[ \t>*+\-\d.)]/;
const LINE_END = /[\r\n\u2028\u2029]/;

/**
 * True where every fence of a Markdown text surely is closed, so that nobody has to parse it: each one is closed before
 * the next one opens, as far from the margin as it was opened, with nothing nearer to the margin between, where a list
 * would end and its blocks with it. False means no more than that one has to look.
 */
export function hasPlainFences(body: string): boolean {
  if (!body.includes("```") && !body.includes("~~~")) return true;
  let open: { readonly marks: string; readonly lead: string; readonly end: number } | null = null;
  for (const match of body.matchAll(FENCE_LINE)) {
    const [whole, marks = "", rest = ""] = match;
    const lead = leadOf(body, match.index);
    if (lead === null) continue;
    if (open === null) {
      // Back-ticks behind back-ticks are a code span.
      if (!isIndent(lead) || (marks.startsWith("`") && rest.includes("`"))) return false;
      open = { marks, lead, end: match.index + whole.length };
    } else if (
      marks[0] === open.marks[0] &&
      marks.length >= open.marks.length &&
      rest.trim() === ""
    ) {
      if (lead !== open.lead) return false;
      const between = body.slice(open.end, match.index - lead.length);
      if (lead !== "" && leavesIndent(between, lead.length)) return false;
      open = null;
    }
  }
  return open === null;
}

/** What stands before marks on their line, if nothing but markers and indent does. */
function leadOf(body: string, end: number): string | null {
  let start = end;
  while (start > 0 && LEAD.test(body.charAt(start - 1))) start -= 1;
  return start === 0 || LINE_END.test(body.charAt(start - 1)) ? body.slice(start, end) : null;
}

function isIndent(lead: string): boolean {
  return lead === "" || /^ +$/.test(lead);
}

function leavesIndent(lines: string, indent: number): boolean {
  return (
    new RegExp(`^[ \\t]{0,${indent - 1}}[^ \\t\\r\\n]`, "m").test(lines) || lines.includes("\t")
  );
}
