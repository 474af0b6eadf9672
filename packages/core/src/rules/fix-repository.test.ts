import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { repositoryFilesOf } from "../testing/repository-of.ts";
import { skillText } from "../testing/skill-text.ts";
import { fixRepository } from "./fix-repository.ts";

function fix(files: Record<string, string | Uint8Array>) {
  return fixRepository(repositoryFilesOf(files), DEFAULT_CONFIG);
}

const DESCRIPTION = "Does one small thing. Use when the small thing is needed.";

describe("fixRepository", () => {
  it("fixes in rounds what one fix hides from another", () => {
    // The mark hides the blank line, and both keep the colon from being the only fault.
    const text = `\ufeff\n---\nname: demo\ndescription: Builds: and ships. Use when shipping.\nlicense:\n---\n\n# Steps\n\nGo.\n`;
    const { files, lint } = fix({ "skills/demo/SKILL.md": text });
    expect(files.map((file) => file.text)).toEqual([
      `---\nname: demo\ndescription: "Builds: and ships. Use when shipping."\n---\n\n# Steps\n\nGo.\n`,
    ]);
    expect(lint.findings.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  it("keeps comments and layout", () => {
    const text = `---\n# ours\nname:   demo # short\ndescription: >\n  ${DESCRIPTION}\nallowed_tools: Read # only\n---\n\nGo.\n`;
    const [file] = fix({ "skills/demo/SKILL.md": text }).files;
    expect(file?.text).toBe(text.replace("allowed_tools", "allowed-tools"));
  });

  it("renames a file that is not called SKILL.md", () => {
    const { files } = fix({ "skills/demo/skill.md": skillText({ name: "demo" }) });
    expect(files.map(({ from, path }) => [from, path])).toEqual([
      ["skills/demo/skill.md", "skills/demo/SKILL.md"],
    ]);
  });

  it("never renames over a file that is there", () => {
    const { files } = fix({
      "skills/demo/SKILL.md": skillText({ name: "demo" }),
      "skills/demo/skill.md": skillText({ name: "demo" }),
    });
    expect(files).toEqual([]);
  });

  it("leaves bytes alone that are no UTF-8", () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode("---\nname: demo\ndescription: caf"),
      0xe9,
      ...new TextEncoder().encode("\nlicense:\n---\n\nGo.\n"),
    ]);
    expect(fix({ "skills/demo/SKILL.md": bytes }).files).toEqual([]);
  });

  it("gives nothing to write for a healthy repository", () => {
    const { files, applied } = fix({ "skills/demo/SKILL.md": skillText({ name: "demo" }) });
    expect({ files, applied }).toEqual({ files: [], applied: 0 });
  });

  it("leaves no safe fix over, and has nothing more to do the second time", () => {
    const line = fc.constantFrom(
      "name: demo",
      "name: true",
      `description: ${DESCRIPTION}`,
      "description: Builds: and ships.",
      "description: *bold* text",
      "license:",
      "user-invokable: 'true'",
      "user-invocable: 'no'",
      "allowed-tools: [Read, Write]",
      "metadata: {a: 1.10}",
      "version: 1.0 # first",
      'compatibility: "a\nb"',
      "---",
      "",
      "# comment",
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.boolean(), (lines, isWindows) => {
        const text = ["---", ...lines, "---", "", "Go.", ""].join(isWindows ? "\r\n" : "\n");
        const first = fix({ "skills/demo/SKILL.md": text });
        const left = first.lint.findings.filter(
          (finding) => finding.fix?.tier === "safe" && finding.count === 1,
        );
        expect(left.map(({ rule }) => rule)).toEqual([]);
        const fixed = first.files[0]?.text ?? text;
        expect(fix({ "skills/demo/SKILL.md": fixed }).applied).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
