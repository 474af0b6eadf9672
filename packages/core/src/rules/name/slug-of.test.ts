import { describe, expect, it } from "vitest";
import { isSlug, offeredName, slugOf } from "./slug-of.ts";

describe("isSlug", () => {
  it.each(["demo", "demo-2", "2-demo", "überblick", "日本語", "ｄｅｍｏ"])("accepts %s", (name) => {
    expect(isSlug(name)).toBe(true);
  });

  it.each(["Demo", "de mo", "de_mo", "-demo", "demo-", "de--mo", "de.mo", "a:b", "", "de\u200bmo"])(
    "refuses %j",
    (name) => {
      expect(isSlug(name)).toBe(false);
    },
  );
});

describe("slugOf", () => {
  it.each([
    ["Hook Rules", "hook-rules"],
    ["  Flutter CI/CD! ", "flutter-ci-cd"],
    ["it's_here", "its-here"],
    ["!!!", ""],
    ["a".repeat(70), "a".repeat(64)],
  ])("makes of %j %j", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});

describe("offeredName", () => {
  it("is the folder's where both have the same letters", () => {
    expect(offeredName("HookRules", "hook-rules")).toBe("hook-rules");
    expect(offeredName("HookRules", "other")).toBe("hookrules");
  });
});
