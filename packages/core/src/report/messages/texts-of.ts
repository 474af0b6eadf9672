import type { MessageArguments } from "../../parser/skill-document.ts";

/** An argument that is a list of texts; empty for anything else. */
export function textsOf(value: MessageArguments[string] | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
