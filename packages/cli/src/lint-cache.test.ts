import type { AnswerCache, CachedAnswer } from "@ctxfst/core/node";
import { describe, expect, it } from "vitest";
import type { Shell } from "./io.ts";
import { answerOnce } from "./lint-cache.ts";

function memoryCache(): AnswerCache {
  const kept = new Map<string, CachedAnswer>();
  return { read: (key) => kept.get(key) ?? null, write: (key, answer) => kept.set(key, answer) };
}

function shellThatCollects(): { shell: Shell; printed: string[] } {
  const printed: string[] = [];
  const shell = { stdout: (text: string) => void printed.push(text) } as unknown as Shell;
  return { shell, printed };
}

const answer = (shell: Shell): 1 => {
  shell.stdout("one ");
  shell.stdout("finding\n");
  return 1;
};

describe("answerOnce", () => {
  it("prints and ends the second time as it did the first time, without answering anew", () => {
    const cache = { key: "k", answers: memoryCache() };
    const first = shellThatCollects();
    const second = shellThatCollects();
    expect(answerOnce(cache, first.shell, answer)).toBe(1);
    const never = (): never => {
      throw new Error("answered twice");
    };
    expect(answerOnce(cache, second.shell, never)).toBe(1);
    expect(second.printed.join("")).toBe(first.printed.join(""));
  });

  it("keeps nothing of a call that fails", () => {
    const cache = { key: "k", answers: memoryCache() };
    const { shell } = shellThatCollects();
    const fails = (): never => {
      throw new Error("config");
    };
    expect(() => answerOnce(cache, shell, fails)).toThrow("config");
    expect(cache.answers.read("k")).toBeNull();
  });

  it("answers every time where there is no cache", () => {
    const { shell, printed } = shellThatCollects();
    answerOnce(null, shell, answer);
    answerOnce(null, shell, answer);
    expect(printed).toHaveLength(4);
  });
});
