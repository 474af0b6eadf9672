import { describe, expect, it } from "vitest";
import { hostFoldersOf, hostsOwning } from "./host-roots.ts";
import { findProfile, PROFILES } from "./profiles.ts";

const KEYS = [
  "acceptsBooleanText",
  "builtInCommands",
  "catalogue",
  "countsNamespace",
  "enums",
  "fields",
  "id",
  "kind",
  "limits",
  "onYamlError",
  "plainRoot",
  "reader",
  "refuses",
  "rejectsUnknownFields",
  "required",
  "reservedWords",
  "roots",
  "source",
  "title",
  "types",
  "verifiedOn",
];

describe("profiles", () => {
  it.each(PROFILES)("$id says where its data is from and when somebody looked", (profile) => {
    expect(profile.source.length).toBeGreaterThan(10);
    expect(profile.verifiedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/);
  });

  it.each(PROFILES.filter(({ tools }) => tools !== undefined))(
    "$id says where its tools are from, and knows its shells",
    ({ tools }) => {
      expect(tools?.source.length).toBeGreaterThan(10);
      expect(tools?.verifiedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/);
      expect(tools?.shells.filter((shell) => !tools.known.includes(shell))).toEqual([]);
      expect(new Set(tools?.known).size).toBe(tools?.known.length);
    },
  );

  it.each(PROFILES)("$id knows the fields that it requires, types or enumerates", (profile) => {
    const named = [
      ...profile.required,
      ...Object.keys(profile.types),
      ...Object.keys(profile.enums),
    ];
    expect(named.filter((field) => !profile.fields.includes(field))).toEqual([]);
  });

  it.each(PROFILES)("$id says all that a profile says", (profile) => {
    expect(KEYS.filter((key) => !Object.hasOwn(profile, key))).toEqual([]);
    expect(Object.keys(profile.reader).sort()).toEqual([
      "byteOrderMark",
      "dialect",
      "ends",
      "fileNames",
      "onWrongType",
    ]);
  });

  it.each(PROFILES.filter(({ tools }) => tools !== undefined))(
    "$id says where its tools are from and when somebody looked",
    ({ tools }) => {
      expect(tools?.source.length).toBeGreaterThan(10);
      expect(tools?.verifiedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/);
    },
  );

  it("lists thirteen readers", () => {
    expect(PROFILES.map(({ id }) => id)).toEqual([
      "agentskills",
      "agentskills-strict",
      "claude-api",
      "claude-code",
      "codex",
      "vscode-copilot",
      "copilot-cli",
      "cursor",
      "gemini",
      "opencode",
      "openclaw",
      "hermes",
      "tiny-agent",
    ]);
  });

  it("has one profile for each id", () => {
    expect(new Set(PROFILES.map(({ id }) => id)).size).toBe(PROFILES.length);
    expect(findProfile("codex")?.title).toBe("Codex");
    expect(findProfile("nobody")).toBeUndefined();
  });
});

describe("host folders", () => {
  it("finds all hosts that read a folder, at any depth of a repository", () => {
    const ids = (path: string) => hostFoldersOf(path).map(({ profile }) => profile.id);
    expect(ids("packages/web/.agents/skills/x/SKILL.md")).toEqual([
      "codex",
      "vscode-copilot",
      "cursor",
      "gemini",
      "opencode",
    ]);
    expect(ids("skills/x/SKILL.md")).toEqual([]);
  });

  it("tells the host from a folder that no other host calls its own", () => {
    expect(hostsOwning(".claude/skills/x/SKILL.md")).toEqual(["claude-code"]);
    expect(hostsOwning(".agents/skills/x/SKILL.md")).toEqual([]);
  });
});
