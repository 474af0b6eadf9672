// What a fix leaves alone: every line that it is not about, with its comment, its quoting and its line end, and the
// meaning of every other field.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { repositoryFilesOf } from "../testing/repository-of.ts";
import { fixRepository } from "./fix-repository.ts";

interface Entry {
  /** The field it writes, and the one it is to be. */
  readonly keys: readonly string[];
  readonly lines: readonly string[];
}

const entry = (keys: string, ...lines: readonly string[]): Entry => ({
  keys: keys.split(" "),
  lines,
});

/** Nothing is to be mended in these. */
const SOUND: readonly Entry[] = [
  entry("", "# a comment of its own: with a colon, 'quotes' and *stars*"),
  entry("license", `license:   "MIT"   # as it is`),
  entry("homepage", "homepage: https://example.com/a#b # the address"),
  entry("metadata", "metadata: # a map", "    author: 'A ''B'' C'", `    "team": x  # mine`),
  entry("notes", "notes: >-", "  folded: text # no comment", "", "  goes on"),
  entry("steps", "steps: |", "  - *one*", "  # two"),
  entry("compatibility", "compatibility: 'Needs git: 2.40'"),
];

/** A safe fix belongs to each of these. */
const FAULTY: readonly Entry[] = [
  entry("description", "description: Builds: and ships. Use when shipping. # why"),
  entry("description", "description: *bold* words. Use when shipping."),
  entry("description", "description: `code` first. Use when shipping."),
  entry("description", "description: @mention first. Use when shipping. # who"),
  entry("version", "version: 1.10 # two digits"),
  entry("allowed_tools allowed-tools", "allowed_tools: Read # only"),
  entry("user-invocable", "user-invocable: 'no' # yet"),
  entry("argument-hint", "argument-hint: [file] # one"),
  entry("model", "model:"),
];

const DESCRIPTION = entry("description", 'description: "Does one thing. Use when it is needed."');
const NAME = entry("name", "name: demo # the name");
const BODY = ["", "# Steps", "", "Go: *on*, then stop.   ", "\tversion: 1.10", "license:", ""];

interface Example {
  readonly text: string;
  readonly sound: readonly Entry[];
  readonly faulty: readonly Entry[];
  readonly lineEnd: string;
}

const unlike = {
  selector: ({ keys }: Entry): string => keys.join(" "),
} as const;

const examples: fc.Arbitrary<Example> = fc
  .record({
    sound: fc.uniqueArray(fc.constantFrom(...SOUND), { maxLength: 4, ...unlike }),
    faulty: fc.uniqueArray(fc.constantFrom(...FAULTY), { maxLength: 3, ...unlike }),
    lineEnd: fc.constantFrom("\n", "\r\n"),
    order: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ sound, faulty, lineEnd, order }) => {
    const isDescribed = faulty.some(({ keys }) => keys.includes("description"));
    const kept = [NAME, ...(isDescribed ? [] : [DESCRIPTION]), ...sound];
    const shuffled = [...kept, ...faulty]
      .map((one, i) => ({ one, rank: order[i] ?? 0 }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ one }) => one);
    const lines = ["---", ...shuffled.flatMap((one) => one.lines), "---", ...BODY];
    return { text: lines.join(lineEnd), sound: kept, faulty, lineEnd };
  });

function fixedText(text: string): { readonly text: string; readonly applied: number } {
  const { files, applied } = fixRepository(
    repositoryFilesOf({ "skills/demo/SKILL.md": text }),
    DEFAULT_CONFIG,
  );
  return { text: files[0]?.text ?? text, applied };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const [, frontmatter = ""] = text.split(/^---\r?$/m);
  return parse(frontmatter) as Record<string, unknown>;
}

describe("a fix of a file", () => {
  it("leaves every line as it was that it is not about", () => {
    fc.assert(
      fc.property(examples, ({ text, sound, lineEnd }) => {
        const { text: fixed } = fixedText(text);
        for (const { lines } of sound) expect(fixed).toContain(lines.join(lineEnd) + lineEnd);
        expect(fixed.endsWith(`---${lineEnd}${BODY.join(lineEnd)}`)).toBe(true);
        const ends = (whole: string): readonly string[] => whole.match(/\r\n|\n|\r/g) ?? [];
        expect(new Set(ends(fixed))).toEqual(new Set([lineEnd]));
      }),
    );
  });

  it("keeps the order of the lines", () => {
    fc.assert(
      fc.property(examples, ({ text, faulty, lineEnd }) => {
        const isMended = (line: string): boolean =>
          faulty.some(({ keys }) => keys.some((key) => line.startsWith(`${key}:`)));
        const others = (whole: string): readonly string[] =>
          whole.split(lineEnd).filter((line) => !isMended(line));
        expect(others(fixedText(text).text)).toEqual(others(text));
      }),
    );
  });

  it("keeps the meaning of every other field, and comments where they were", () => {
    fc.assert(
      fc.property(examples, ({ text, sound, faulty }) => {
        const fixed = fixedText(text).text;
        const after = fieldsOf(fixed);
        const meant = fieldsOf(`---\n${sound.flatMap(({ lines }) => lines).join("\n")}\n---\n`);
        const mended = new Set(faulty.flatMap(({ keys }) => keys));
        const others = Object.entries(after).filter(([key]) => !mended.has(key));
        expect(Object.fromEntries(others)).toEqual(meant);
        for (const line of faulty.flatMap(({ lines }) => lines)) {
          const comment = / # .*$/.exec(line)?.[0];
          if (comment !== undefined) expect(fixed).toContain(comment);
        }
      }),
    );
  });

  it("is all there is to do: a second one finds nothing", () => {
    fc.assert(
      fc.property(examples, ({ text, faulty }) => {
        const first = fixedText(text);
        if (faulty.length > 0) expect(first.applied).toBeGreaterThan(0);
        expect(fixedText(first.text).applied).toBe(0);
      }),
    );
  });

  it("keeps the text that an author wrote: nothing is reworded", () => {
    fc.assert(
      fc.property(examples, ({ text, faulty }) => {
        const { description, version } = fieldsOf(fixedText(text).text);
        const wrote = faulty.find(({ keys }) => keys.includes("description"))?.lines[0];
        if (wrote !== undefined) {
          expect(wrote.slice("description: ".length).startsWith(String(description))).toBe(true);
        }
        if (version !== undefined) expect(version).toBe("1.10");
      }),
    );
  });
});
