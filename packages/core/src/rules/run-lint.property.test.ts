import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { formatBrief, formatHint, formatMessage } from "../report/messages.ts";
import { PROFILES } from "../skill/profiles/profiles.ts";
import { type FileTree, repositoryOf } from "../testing/repository-of.ts";
import { lint } from "./run-lint.ts";

const ALL_PROFILES = PROFILES.map(({ id }) => id);

/** Lines that front matter is made of, wrong ones included, with noise between. */
const line = fc.oneof(
  fc.constantFrom(
    "---",
    "name: demo",
    "name: [demo]",
    "description: Does: things",
    "description: >",
    "  folded text",
    "preconditions: [entity:a, NOT entity:b]",
    "postconditions: entity:c",
    "metadata: {ctxfst-cost: low, a: {b: c}}",
    "depends_on: [demo, other]",
    "allowed-tools: [1, {a: b}]",
    "hooks: *x",
    "[link](../other/SKILL.md) and ![x](</a b>)",
    "```bash",
    "# Heading",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.join("\n"));
const path = fc.constantFrom(
  "SKILL.md",
  "skills/demo/SKILL.md",
  ".claude/skills/demo/SKILL.md",
  ".agents/skills/demo/SKILL.md",
  "skills/demo/inner/skill.md",
);

describe("lint, whatever the files hold", () => {
  it("never throws, stays inside the text, and finds words for everything", () => {
    fc.assert(
      fc.property(fc.dictionary(path, text, { maxKeys: 3 }), (files) => {
        const tree: FileTree = { ...files };
        const repository = repositoryOf(tree);
        const { findings } = lint(repository, DEFAULT_CONFIG, { profiles: ALL_PROFILES });
        for (const finding of findings) {
          const source = repository.skills.find(({ file }) => file === finding.file)?.document.text;
          if (finding.range !== null && source !== undefined) {
            expect(finding.range.start).toBeLessThanOrEqual(finding.range.end);
            expect(finding.range.end).toBeLessThanOrEqual(source.length);
          }
          for (const said of [formatMessage(finding), formatBrief(finding)]) {
            expect(said).not.toMatch(/undefined|\[object|\n/);
          }
          formatHint(finding);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("does not depend on the order in which files are listed", () => {
    fc.assert(
      fc.property(fc.dictionary(path, text, { maxKeys: 3 }), (files) => {
        const reversed = Object.fromEntries(Object.entries(files).reverse());
        const of = (tree: FileTree) => lint(repositoryOf(tree), DEFAULT_CONFIG).findings;
        expect(of(reversed)).toEqual(of(files));
      }),
      { numRuns: 100 },
    );
  });
});
