import { describe, expect, it } from "vitest";
import { repositoryOf } from "../../testing/repository-of.ts";
import type { Profile } from "../profiles/profile.ts";
import { findProfile, PROFILES } from "../profiles/profiles.ts";
import { judgeLoading } from "./judge-loading.ts";
import type { LoadVerdict } from "./load-verdict.ts";

const FINE =
  "---\nname: demo\ndescription: Does one small thing. Use when needed.\n---\n\n# Steps\n";

function judge(
  host: string,
  text: string,
  path = "skills/demo/SKILL.md",
  plugin?: string,
): LoadVerdict {
  const [skill] = repositoryOf({ [path]: text }).skills;
  if (skill === undefined) throw new Error("no skill");
  return judgeLoading(skill, findProfile(host) as Profile, plugin ?? null);
}

/** The hosts of each outcome, in the order of the profiles. */
function outcomes(text: string, path?: string): Record<string, string[]> {
  const byOutcome: Record<string, string[]> = {};
  for (const { id } of PROFILES) {
    const { outcome } = judge(id, text, path);
    byOutcome[outcome] = [...(byOutcome[outcome] ?? []), id];
  }
  return byOutcome;
}

const ALL = PROFILES.map(({ id }) => id);

describe("judgeLoading", () => {
  it("says that a sound skill loads everywhere", () => {
    expect(outcomes(FINE)).toEqual({ loads: ALL });
  });

  it("tells what a YAML error does to each host", () => {
    const text =
      "---\nname: demo\ndescription: Deploys: builds and ships.\nallowed-tools: Read\n---\n";
    expect(outcomes(text)).toEqual({
      dropped: ["agentskills", "agentskills-strict", "claude-api", "codex", "opencode"],
      loses: ["claude-code"],
      unknown: ["vscode-copilot", "copilot-cli", "cursor"],
      loads: ["gemini", "openclaw", "hermes", "tiny-agent"],
    });
    expect(judge("claude-code", text).lost).toEqual(["name", "description", "allowed-tools"]);
  });

  it("knows that the official validator refuses brackets", () => {
    const text = FINE.replace("---\n\n", "allowed-tools: [Read]\n---\n\n");
    expect(outcomes(text).dropped).toEqual(["agentskills-strict"]);
    expect(judge("agentskills-strict", text).reasons).toEqual([
      { code: "yaml-feature", args: { feature: "flow" } },
    ]);
  });

  it("knows that PyYAML and libyaml refuse halves of a character", () => {
    const text = FINE.replace("---\n\n", 'license: "\\ud83e\\udd80"\n---\n\n');
    expect(outcomes(text).dropped).toEqual(["agentskills-strict", "claude-api", "codex"]);
  });

  it("knows that a reader of lines gets the first line of a folded value", () => {
    const text = "---\nname: demo\ndescription: >\n  Does one small thing.\n---\n";
    expect(outcomes(text).loses).toEqual(["tiny-agent"]);
    expect(judge("tiny-agent", text).lost).toEqual(["description"]);
  });

  it("knows who reads past a byte order mark", () => {
    expect(outcomes(`\ufeff${FINE}`).dropped).toEqual([
      "agentskills-strict",
      "claude-api",
      "codex",
      "gemini",
      "openclaw",
    ]);
  });

  it("knows that a blank behind the opening line hides the block from some", () => {
    expect(outcomes(FINE.replace("---\n", "--- \n")).dropped).toEqual([
      "claude-api",
      "gemini",
      "opencode",
      "openclaw",
    ]);
  });

  it("knows that dashes inside a value end the block for the official validator", () => {
    const last = "---\nname: demo\ndescription: Deploys --- builds.\nlicense: MIT\n---\n";
    expect(judge("agentskills-strict", last)).toMatchObject({
      outcome: "loses",
      lost: ["description", "license"],
    });
    const first = "---\ndescription: Deploys --- builds.\nname: demo\n---\n";
    expect(judge("agentskills-strict", first).outcome).toBe("dropped");
    expect(judge("codex", first).outcome).toBe("loads");
  });

  it("drops a missing name where it is required, and takes the folder's elsewhere", () => {
    const text = "---\ndescription: Does one small thing.\n---\n";
    expect(outcomes(text).loads).toEqual(["claude-code", "codex", "tiny-agent"]);
  });

  it("counts the plugin's name where the host does", () => {
    const text = FINE.replace("demo", "d".repeat(60));
    expect(judge("codex", text, "skills/demo/SKILL.md").outcome).toBe("loads");
    expect(judge("codex", text, "skills/demo/SKILL.md", "plugin").reasons).toEqual([
      { code: "too-long", args: { field: "name", length: 67, limit: 64 } },
    ]);
  });

  it("drops a description that is longer than a host takes, and cuts it for another", () => {
    const text = FINE.replace("Does one small thing.", "a".repeat(1600));
    expect(judge("codex", text).outcome).toBe("dropped");
    expect(judge("claude-code", text)).toMatchObject({ outcome: "loses", lost: ["description"] });
    expect(judge("gemini", text).outcome).toBe("loads");
  });

  it("reads a number as a name where the host turns it into text", () => {
    const text = FINE.replace("demo", "123");
    expect(outcomes(text).dropped).toEqual([
      "agentskills-strict",
      "claude-api",
      "vscode-copilot",
      "copilot-cli",
      "cursor",
      "opencode",
    ]);
  });

  it("refuses unknown fields where a validator does, and passes over them elsewhere", () => {
    const text = FINE.replace("---\n\n", "argument-hint: FILE\n---\n\n");
    expect(outcomes(text).dropped).toEqual(["agentskills-strict", "claude-api"]);
    expect(judge("claude-code", text).ignored).toEqual([]);
    expect(judge("codex", text)).toMatchObject({ outcome: "loads", ignored: ["argument-hint"] });
  });

  it("looks only where a host looks", () => {
    expect(judge("codex", FINE, ".claude/skills/demo/SKILL.md").outcome).toBe("elsewhere");
    expect(judge("claude-code", FINE, ".claude/skills/demo/SKILL.md").outcome).toBe("loads");
    expect(judge("claude-code", FINE, ".claude/skills/group/demo/SKILL.md").reasons).toEqual([
      { code: "too-deep", args: { folder: ".claude/skills", depth: 1 } },
    ]);
  });

  it("says who does not find a file in lower case", () => {
    expect(outcomes(FINE, "skills/demo/skill.md").loads).toEqual([
      "agentskills",
      "agentskills-strict",
    ]);
  });
});
