const FENCE_LINE = /^([ \t>*+\-\d.)]*)(`{3,}|~{3,})([^\r\n]*)/gm;

/**
 * True where every fence of a Markdown text surely is closed, so that nobody has to parse it: each one is closed before
 * the next one opens, as far from the margin as it was opened, with nothing nearer to the margin between, where a list
 * would end and its blocks with it. False means no more than that one has to look.
 */
export function hasPlainFences(body: string): boolean {
  if (!body.includes("```") && !body.includes("~~~")) return true;
  let open: { readonly marks: string; readonly lead: string; readonly end: number } | null = null;
  for (const match of body.matchAll(FENCE_LINE)) {
    const [whole, lead = "", marks = "", rest = ""] = match;
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
      if (lead !== "" && leavesIndent(body.slice(open.end, match.index), lead.length)) return false;
      open = null;
    }
  }
  return open === null;
}

function isIndent(lead: string): boolean {
  return lead === "" || /^ +$/.test(lead);
}

function leavesIndent(lines: string, indent: number): boolean {
  return (
    new RegExp(`^[ \\t]{0,${indent - 1}}[^ \\t\\r\\n]`, "m").test(lines) || lines.includes("\t")
  );
}
