import { describe, expect, it } from "vitest";
import { InternalError } from "../base/errors.ts";
import { rules } from "../rules/registry.ts";
import { formatHint, formatMessage } from "./messages.ts";

describe("formatMessage", () => {
  it("has words for every rule", () => {
    const missing = rules.filter(({ meta }) => {
      try {
        formatMessage({ rule: meta.id, args: {} });
        return false;
      } catch (error) {
        return error instanceof InternalError;
      }
    });
    expect(missing.map(({ meta }) => meta.id)).toEqual([]);
  });

  it("fails clearly for a rule that does not exist", () => {
    expect(() => formatMessage({ rule: "no-such-rule", args: {} })).toThrow(/no-such-rule/);
  });

  it("tells an unknown profile from an unknown key, and lists what there is", () => {
    const rule = "config-unknown-key";
    const profile = { path: "profiles", key: "foo", kind: "profile", nearest: "", known: "codex" };
    expect(formatMessage({ rule, args: profile })).toBe("unknown profile foo; known: codex");
    const key = { path: "graph.fil", key: "fil", nearest: "file", known: "file, edges" };
    expect(formatMessage({ rule, args: key })).toBe(
      "unknown key fil (graph.fil); file is probably meant",
    );
  });

  it("sends whoever misspells a rule to the list of rules", () => {
    const args = { path: "rules", key: "foo", kind: "rule", nearest: "" };
    expect(formatMessage({ rule: "config-unknown-key", args })).toBe(
      "unknown rule foo; ctxfst rules lists all",
    );
  });

  it("says what a limit of the body leaves unread", () => {
    const args = { limit: "markdown-delimiters", maximum: 20_000 };
    expect(formatMessage({ rule: "resource-limit", args })).toBe(
      "number of brackets, points and colons in one paragraph over the limit of 20000; links in there are not checked",
    );
  });

  it("shows hidden characters of the repository", () => {
    const message = formatMessage({ rule: "unknown-key", args: { key: "a\u202eb\nc" } });
    expect(message).toContain("a<U+202E>b c");
  });
});

describe("formatHint", () => {
  const args = {
    cause: "inside",
    lost: ["name", "description", "allowed-tools"],
    drops: ["codex"],
    losesFields: ["claude-code"],
  };

  it("names the way out, and the command where that is safe", () => {
    const fix = { tier: "safe", edits: [] } as const;
    expect(formatHint({ rule: "yaml-unquoted-colon", args, fix }).fix).toBe(
      "quote the value (ctxfst lint --fix)",
    );
    expect(formatHint({ rule: "yaml-unquoted-colon", args, fix: null }).fix).toBe(
      "quote the value",
    );
  });

  it("says which host loses what", () => {
    expect(formatHint({ rule: "yaml-unquoted-colon", args, fix: null }).below).toEqual([
      "claude-code loads the skill without name, description and allowed-tools; codex drops it",
    ]);
  });
});
