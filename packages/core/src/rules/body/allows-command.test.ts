import { describe, expect, it } from "vitest";
import { allowsCommand } from "./allows-command.ts";

describe("allowsCommand", () => {
  it.each([
    ["Bash(git diff:*)", "git diff HEAD"],
    ["Bash(git diff *)", "git diff HEAD"],
    ["Bash(git diff*)", "git diff"],
    ["Bash(git:*)", "git log --oneline"],
    ["Bash(date)", "date"],
  ])("takes %s to name %s", (tool, command) => {
    expect(allowsCommand([tool], command)).toBe(true);
  });

  it.each([
    ["Bash", "git diff"],
    ["Bash(*)", "git diff"],
    ["Bash()", "git diff"],
    ["Bash(git diff:*)", "git difftool"],
    ["Bash(date)", "date -u"],
    ["Read(git diff:*)", "git diff"],
  ])("does not take %s to name %s", (tool, command) => {
    expect(allowsCommand([tool], command)).toBe(false);
  });

  it("asks for every command of a line", () => {
    const tools = ["Bash(git status:*, git log:*)"];
    expect(allowsCommand(tools, "git status && git log | git log -1")).toBe(true);
    expect(allowsCommand(tools, "git status && rm notes.md")).toBe(false);
  });
});
