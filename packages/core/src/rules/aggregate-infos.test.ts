import { describe, expect, it } from "vitest";
import { aggregateInfos } from "./aggregate-infos.ts";
import type { Finding } from "./finding.ts";

const finding = (file: string, other: Partial<Finding> = {}): Finding => ({
  rule: "unknown-key",
  severity: "info",
  args: { key: "color" },
  file,
  range: { start: 4, end: 9 },
  position: null,
  hosts: [],
  related: [],
  fix: null,
  fingerprint: file,
  count: 1,
  ...other,
});
const RULES = new Set(["unknown-key"]);

describe("aggregateInfos", () => {
  it("merges what is the same into the first, with a count and some other places", () => {
    const files = Array.from({ length: 9 }, (_, i) => finding(`${i}/SKILL.md`));
    const [merged, ...rest] = aggregateInfos(files, RULES);
    expect(rest).toEqual([]);
    expect(merged).toMatchObject({ file: "0/SKILL.md", fingerprint: "0/SKILL.md", count: 9 });
    expect(merged?.related.map(({ file }) => file)).toEqual([
      "1/SKILL.md",
      "2/SKILL.md",
      "3/SKILL.md",
      "4/SKILL.md",
    ]);
  });

  it("keeps apart what differs, weighs more, or is of another rule", () => {
    const findings = [
      finding("a"),
      finding("b", { args: { key: "tags" } }),
      finding("c", { severity: "warning" }),
      finding("d", { severity: "warning" }),
      finding("e", { rule: "unused-postcondition" }),
      finding("f", { rule: "unused-postcondition" }),
    ];
    expect(aggregateInfos(findings, RULES)).toEqual(findings);
  });
});
