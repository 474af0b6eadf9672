import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { isOn, severityResolver } from "../resolve-severity.ts";
import type { RuleMeta } from "../rule.ts";
import { chosenLevel, isNewer } from "./rule-choice.ts";

const RULE: RuleMeta = {
  id: "broken-link",
  summary: "Links lead somewhere.",
  category: "body",
  severity: "error",
  fix: null,
};
const TASTE: RuleMeta = { ...RULE, id: "description-trigger", severity: "off" };

describe("a pinned version", () => {
  it.each([
    ["0.1", "0.2", true],
    ["0.1", "0.1", false],
    ["0.10", "0.9", false],
    ["0.9", "0.10", true],
    ["1", "1.0.0", false],
    ["1", "1.0.1", true],
  ])("%s leaves out a rule of %s: %s", (version, since, expected) => {
    expect(isNewer({ ...RULE, since }, { ...DEFAULT_CONFIG, version })).toBe(expected);
  });

  it("leaves out nothing without a version", () => {
    expect(isNewer({ ...RULE, since: "99.0" }, DEFAULT_CONFIG)).toBe(false);
  });

  it("gives way to a rule that the config names", () => {
    const meta = { ...RULE, since: "0.2" };
    const pinned = { ...DEFAULT_CONFIG, version: "0.1" };
    const named = { ...pinned, rules: { "broken-link": "warning" as const } };
    expect([isOn(meta, pinned), isOn(meta, named)]).toEqual([false, true]);
    expect(severityResolver(pinned)(meta, "error", null, [])).toBe(null);
    expect(severityResolver(named)(meta, undefined, null, [])).toBe("warning");
  });
});

describe("presets", () => {
  it("leave rules as they are by default", () => {
    expect(chosenLevel(RULE, DEFAULT_CONFIG)).toBe("error");
    expect(chosenLevel(TASTE, DEFAULT_CONFIG)).toBe("off");
  });

  it("make rules of taste warnings with style, and no others", () => {
    const config = { ...DEFAULT_CONFIG, presets: ["style" as const] };
    const ofProfile = { ...TASTE, errorIn: ["codex"] };
    expect([TASTE, ofProfile, RULE].map((meta) => chosenLevel(meta, config))).toEqual([
      "warning",
      "off",
      "error",
    ]);
  });

  it("leave security and the linter itself with security alone", () => {
    const config = { ...DEFAULT_CONFIG, presets: ["security" as const] };
    const metas = [RULE, { ...RULE, isSecurity: true }, { ...RULE, category: "linter" as const }];
    expect(metas.map((meta) => isOn(meta, config))).toEqual([false, true, true]);
    const both = { ...DEFAULT_CONFIG, presets: ["security" as const, "style" as const] };
    expect(isOn(RULE, both)).toBe(true);
  });
});
