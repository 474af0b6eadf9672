import type { EntryFault } from "./entry-fault.ts";
import { findFlowFault } from "./find-flow-fault.ts";
import { findPlainFault, findStrayFault } from "./find-plain-fault.ts";
import { findQuotedFault } from "./find-quoted-fault.ts";
import type { YamlEntry, YamlLine } from "./yaml-entry.ts";

/** The fault of an entry, null when it is fine by itself. `anchors` are the names defined anywhere in the text. */
export function findEntryFault(
  source: string,
  entry: YamlEntry,
  lines: readonly YamlLine[],
  anchors: ReadonlySet<string>,
): EntryFault | null {
  if (entry.style === "plain") return findPlainFault(source, entry, anchors);
  if (entry.style === "single" || entry.style === "double") {
    return findQuotedFault(source, entry, lines);
  }
  if (entry.style === "flow") return findFlowFault(source, entry);
  if (entry.style === "block" && entry.tail !== null) {
    return findStrayFault(source, entry, entry.tail);
  }
  return null;
}
