import type { ParseProblem, ParseProblemCode } from "../parser/skill-document.ts";

/** What a YAML problem means for a config, in words. */
export interface SyntaxDescription {
  readonly found: string;
  readonly expected: string;
}

const DESCRIPTIONS: Partial<Record<ParseProblemCode, SyntaxDescription>> = {
  "yaml-unquoted-colon": {
    found: "a colon inside unquoted text",
    expected: "quotes around the text",
  },
  "yaml-leading-special": {
    found: "unquoted text that begins with a character of YAML's own",
    expected: "quotes around the text",
  },
};

/** Words for any problem of the YAML reader. */
export function describeSyntax({ code, args }: ParseProblem): SyntaxDescription {
  if (code === "duplicate-key") {
    return { found: `the key ${String(args.key)} again`, expected: "each key once" };
  }
  if (code === "resource-limit") {
    const limit = args.limit === "length" ? "characters" : String(args.limit).replaceAll("-", " ");
    return {
      found: `more than the limit of ${limit}`,
      expected: `at most ${String(args.maximum)}`,
    };
  }
  return (
    DESCRIPTIONS[code] ?? {
      found: `text that is not YAML (${String(args.cause).replaceAll("-", " ")})`,
      expected: "valid YAML",
    }
  );
}
