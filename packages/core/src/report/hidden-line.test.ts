import { describe, expect, it } from "vitest";
import type { Finding } from "../rules/finding.ts";
import type { HiddenFindings } from "../rules/noise/select-findings.ts";
import { hiddenCounts, hiddenLines } from "./hidden-line.ts";

const NOTHING: HiddenFindings = {
  suppressed: [],
  suppressedSecurity: 0,
  baseline: [],
  unchanged: 0,
  stale: [],
  better: [],
  newerRules: 0,
};
const FINDING = { rule: "secret" } as Finding;
const ENTRY = { file: null, rule: "secret", id: "1", count: 1, value: null };

describe("what is not shown", () => {
  it("is not spoken of when there is nothing", () => {
    expect(hiddenLines(NOTHING)).toEqual([]);
    expect(hiddenLines(undefined)).toEqual([]);
    expect(hiddenCounts(NOTHING)).toEqual({});
  });

  it("is counted by reason, security apart", () => {
    const hidden = {
      ...NOTHING,
      suppressed: [FINDING, FINDING],
      suppressedSecurity: 1,
      baseline: [FINDING],
      unchanged: 7,
    };
    expect(hiddenLines(hidden)).toEqual([
      "not shown: 1 in the baseline, 2 suppressed (1 about security), 7 outside of the change",
    ]);
    expect(hiddenCounts(hidden)).toEqual({
      baseline: 1,
      suppressed: 2,
      suppressed_security: 1,
      unchanged: 7,
    });
  });

  it("says that newer rules are off", () => {
    expect(hiddenLines({ ...NOTHING, newerRules: 2 })).toEqual([
      "2 newer rules are off; raise version in the config to have them",
    ]);
  });

  it("says what a baseline does not need any more", () => {
    expect(hiddenLines({ ...NOTHING, stale: [ENTRY, ENTRY], better: [ENTRY] })).toEqual([
      "the baseline can shrink: 2 no longer found, 1 got better; --update-baseline writes it anew",
    ]);
  });
});
