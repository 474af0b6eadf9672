import type { EntryFault } from "./entry-fault.ts";
import { parseYamlDocument } from "./parse-yaml-document.ts";
import { quoteRange } from "./quote-yaml.ts";
import type { YamlEntry } from "./yaml-entry.ts";

/** The fault of a value in brackets or braces. */
export function findFlowFault(source: string, entry: YamlEntry): EntryFault | null {
  const base = { code: "yaml-syntax", key: entry.key, isSafe: false } as const;
  const opening = { start: entry.value.start, end: entry.value.start + 1 };
  if (!entry.isClosed) {
    return {
      ...base,
      cause: "unclosed-flow",
      range: opening,
      edits: [quoteRange(source, entry.value)],
    };
  }
  if (entry.rest.end > entry.rest.start) {
    const whole = { start: entry.value.start, end: entry.rest.end };
    const cause = /^[[{]/.test(source.slice(entry.rest.start))
      ? "two-flow-values"
      : "text-after-flow";
    const range = { start: entry.rest.start, end: entry.rest.start + 1 };
    return { ...base, cause, range, edits: [quoteRange(source, whole)] };
  }
  return flowContentFault(source, entry);
}

/** Members such as `@scope` or `*.ts` cannot stand unquoted; what else is wrong inside has no plain repair. */
function flowContentFault(source: string, entry: YamlEntry): EntryFault | null {
  const text = source.slice(entry.value.start, entry.value.end);
  const fault = parseYamlDocument(text).faults[0];
  if (fault === undefined) return null;
  const start = Math.min(entry.value.start + fault.offset, entry.value.end - 1);
  const base = { range: { start, end: start + 1 }, key: entry.key } as const;
  const edits = [...text.matchAll(/(?<=[[,][ \t]*)[@`%*&!][^,\]"'{}]*/g)].map((member) => {
    const from = entry.value.start + member.index;
    return quoteRange(source, { start: from, end: from + member[0].trimEnd().length });
  });
  if (edits.length > 0) {
    const cause = source.charAt(edits[0]?.range.start ?? start);
    return { ...base, code: "yaml-leading-special", cause, edits, isSafe: true };
  }
  const isPlaceholder = /^\{\{[^{}]*\}\}$/.test(text);
  const whole = isPlaceholder ? [quoteRange(source, entry.value)] : [];
  return { ...base, code: "yaml-syntax", cause: "flow-content", edits: whole, isSafe: false };
}
