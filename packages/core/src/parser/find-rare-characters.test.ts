import { describe, expect, it } from "vitest";
import { applyEdits } from "../base/text-edit.ts";
import { parseSkill } from "./parse-skill.ts";

function fixed(line: string): readonly [readonly unknown[], string] {
  const text = `---\nname: demo\n${line}\n---\n`;
  const problems = parseSkill(text).problems.filter(({ code }) => code === "yaml-portability");
  const edits = problems.flatMap(({ safeEdits = [] }) => safeEdits);
  return [problems.map(({ args }) => args.feature), applyEdits(text, edits).split("\n")[2] ?? ""];
}

describe("findRareCharacters", () => {
  it.each([
    ["license:\tMIT", "license: MIT"],
    ["license: MIT\t# free", "license: MIT # free"],
    ["metadata:\n  a:\tb", "metadata:"],
    ["license: =", 'license: "="'],
  ])("mends %j", (line, mended) => {
    const [features, text] = fixed(line);
    expect(features).toHaveLength(1);
    expect(text).toBe(mended);
  });

  it.each(["license: a\tb", "license: a\u2028b", "license: a\u0085b", "license: a\u0080b"])(
    "leaves %j to the author",
    (line) => {
      expect(fixed(line)).toEqual([[expect.any(String)], line]);
    },
  );

  it.each(['license: "a\tb"', "license: |\n  a:\tb", "license: a = b", "# a\tb"])(
    "has nothing against %j",
    (line) => {
      expect(fixed(line)[0]).toEqual([]);
    },
  );
});
