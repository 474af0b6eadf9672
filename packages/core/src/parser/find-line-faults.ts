import type { EntryFault } from "./entry-fault.ts";
import { missesSpace } from "./outline-yaml.ts";
import type { YamlLine, YamlOutline } from "./yaml-entry.ts";

/** Faults of lines that are no entries: a tab in the indent, a key without a blank after its colon. */
export function findLineFaults(source: string, outline: YamlOutline): EntryFault[] {
  const faults: EntryFault[] = [];
  const values = outline.entries
    .filter(({ style }) => style !== "empty" && style !== "block")
    .map(({ value }) => value);
  let at = 0;
  for (const line of outline.lines) {
    while (at < values.length && (values[at]?.end ?? 0) <= line.start) at += 1;
    const isContent = (values[at]?.start ?? line.end) < line.start;
    const tab = isContent ? null : tabFault(source, line);
    if (tab !== null) faults.push(tab);
  }
  for (const line of outline.strays) {
    const fault = missingSpace(source, line);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

function tabFault(source: string, line: YamlLine): EntryFault | null {
  if (line.isBlank) return null;
  const indent = source.slice(line.start, line.start + line.indent);
  const tab = indent.indexOf("\t");
  if (tab === -1) return null;
  const start = line.start + tab;
  const range = { start: line.start, end: line.start + line.indent };
  return {
    code: "yaml-syntax",
    cause: "tab",
    range: { start, end: start + 1 },
    key: null,
    edits: [{ range, text: indent.replaceAll("\t", "  ") }],
    isSafe: false,
  };
}

function missingSpace(source: string, line: YamlLine): EntryFault | null {
  const text = source.slice(line.start + line.indent, line.end);
  if (!missesSpace(text)) return null;
  const colon = text.indexOf(":");
  const start = line.start + line.indent + colon + 1;
  return {
    code: "yaml-syntax",
    cause: "missing-space",
    range: { start: start - 1, end: start },
    key: text.slice(0, colon),
    edits: [{ range: { start, end: start }, text: " " }],
    isSafe: false,
  };
}
