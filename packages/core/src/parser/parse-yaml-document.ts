import { type Document, parseDocument } from "yaml";

/** One thing that the YAML library does not accept. Offsets are into the text it was given. */
export interface YamlFault {
  /** The library's code, such as `BLOCK_AS_IMPLICIT_KEY`. */
  readonly code: string;
  readonly offset: number;
}

export interface ParsedYaml {
  readonly document: Document.Parsed;
  /** In source order; empty when the document may be walked. */
  readonly faults: readonly YamlFault[];
}

const MAXIMUM_FAULTS = 20;

/**
 * The only call into the YAML library, with its dangerous defaults off: no unknown tags resolved, string keys,
 * no quadratic duplicate check, no log level that swallows errors. The text must have passed `findLimitBreach`.
 * Unknown tags count as faults, since loaders of other languages refuse them. Never convert the document with
 * `toJS`: `buildYamlValue` walks it within limits.
 */
export function parseYamlDocument(text: string): ParsedYaml {
  const document = parseDocument(withLineFeeds(text), {
    version: "1.2",
    schema: "core",
    resolveKnownTags: false,
    strict: true,
    stringKeys: true,
    uniqueKeys: false,
    logLevel: "error",
    prettyErrors: false,
  });
  const faults = [...document.errors, ...document.warnings].map((fault) => ({
    code: fault.code as string,
    offset: Math.min(fault.pos[0], text.length),
  }));
  if (document.directives?.yaml.explicit === true) faults.push({ code: "DIRECTIVE", offset: 0 });
  faults.sort((a, b) => a.offset - b.offset);
  return { document, faults: faults.slice(0, MAXIMUM_FAULTS) };
}

/** YAML ends a line at a lone CR, the library does not. Same length, so offsets stay. */
function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text;
}
