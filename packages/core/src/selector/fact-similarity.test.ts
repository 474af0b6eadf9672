import { describe, expect, it } from "vitest";
import { factSimilarity } from "./fact-similarity.ts";

describe("factSimilarity", () => {
  it("is 1 for the same words and 0 for none in common", () => {
    expect(factSimilarity("entity:has-resume", "entity:resume")).toBe(1);
    expect(factSimilarity("entity:resume", "entity:lunch")).toBe(0);
  });

  it("does not take fillers for words", () => {
    expect(factSimilarity("entity:has-a-resume", "entity:has-a-lunch")).toBe(0);
    expect(factSimilarity("entity:is-ready", "entity:is-ready")).toBe(0);
  });

  it("compares scripts without blanks by pairs of characters", () => {
    expect(factSimilarity("entity:解析履歷", "entity:履歷")).toBeGreaterThan(0.5);
    expect(factSimilarity("entity:解析履歷", "entity:部署服務")).toBe(0);
  });

  it("finds a Latin word inside of Chinese text", () => {
    expect(factSimilarity("entity:使用python工具", "entity:python")).toBeGreaterThan(0.4);
  });
});
