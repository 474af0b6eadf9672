import { describe, expect, it } from "vitest";
import type { ListedSkill, ListingBudget } from "./listing.ts";
import { skillListing } from "./skill-listing.ts";

function skill(name: string, description: string, more: Partial<ListedSkill> = {}): ListedSkill {
  return { name, description, path: `/w/${name}/SKILL.md`, scope: "repo", ...more };
}

/** What Codex needs for names alone, in characters. */
function leastOf(skills: readonly ListedSkill[]): number {
  return skills.reduce((sum, { name, path }) => sum + `- ${name}: (file: ${path})\n`.length, 0);
}

function codex(
  skills: readonly ListedSkill[],
  limit: number,
  kind: ListingBudget["kind"] = "chars",
) {
  return skillListing({ host: "codex", skills, budget: { kind, limit } });
}

describe("the catalogue of Codex", () => {
  it("cuts descriptions evenly before it leaves a skill out", () => {
    const skills = [skill("beta", "uvwxyz"), skill("alpha", "abcdef")];
    const { lines, report, warning } = codex(skills, leastOf(skills) + 6);
    expect(lines).toEqual([
      "- alpha: ab (file: /w/alpha/SKILL.md)",
      "- beta: uv (file: /w/beta/SKILL.md)",
    ]);
    expect(report.truncated_chars).toBe(8);
    expect(warning).toBeNull();
  });

  it("gives what a short description leaves to a longer one", () => {
    const skills = [skill("short", "x"), skill("long", "abcdefghi")];
    expect(codex(skills, leastOf(skills) + 11).lines).toEqual([
      "- long: abcdefgh (file: /w/long/SKILL.md)",
      "- short: x (file: /w/short/SKILL.md)",
    ]);
  });

  it("warns where descriptions lose more than 100 characters on average", () => {
    const skills = [skill("long", "a".repeat(250)), skill("empty", "")];
    const { report, warning } = codex(skills, leastOf(skills) + 49);
    expect(report.truncated_chars).toBe(202);
    expect(warning).toBe("truncated");
  });

  it("keeps system and admin skills where names alone are too many", () => {
    const scoped = (["system", "user", "repo", "admin"] as const).map((scope) =>
      skill(`${scope}-skill`, "desc", { scope }),
    );
    const kept = scoped.filter(({ scope }) => scope === "system" || scope === "admin");
    const { lines, report, warning } = codex(scoped, leastOf(kept));
    expect(lines.map((line) => line.slice(2, line.indexOf(":")))).toEqual([
      "system-skill",
      "admin-skill",
    ]);
    expect(report.omitted).toBe(2);
    expect(warning).toBe("omitted");
  });

  it("passes over a name that is too long and lists what comes after", () => {
    const long = skill("a".repeat(200), "desc");
    const short = skill("short", "desc");
    expect(codex([long, short], leastOf([short])).lines).toEqual([
      "- short: (file: /w/short/SKILL.md)",
    ]);
  });

  it("counts four bytes as a token, so that other scripts cost more", () => {
    const latin = skill("x", "abcdef");
    const chinese = skill("x", "部署部署部署");
    const limit = 9;
    expect(codex([latin], limit, "tokens").report.truncated_chars).toBe(0);
    expect(codex([chinese], limit, "tokens").report.truncated_chars).toBe(4);
  });

  it("never cuts a character into halves", () => {
    const skills = [skill("x", "🦀🦀🦀")];
    expect(codex(skills, leastOf(skills) + 2).lines).toEqual(["- x: 🦀 (file: /w/x/SKILL.md)"]);
  });

  it("has 4,000 tokens where no budget is given", () => {
    const skills = Array.from({ length: 40 }, (_, i) => skill(`skill-${i}`, "a".repeat(400)));
    expect(skillListing({ host: "codex", skills }).report.truncated_count).toBe(40);
    expect(
      skillListing({ host: "codex", skills: skills.slice(0, 30) }).report.truncated_count,
    ).toBe(0);
  });
});

describe("the catalogue of Claude Code", () => {
  const claude = (skills: readonly ListedSkill[], limit: number) =>
    skillListing({ host: "claude-code", skills, budget: { kind: "chars", limit } });

  it("keeps every name and drops whole descriptions until the rest fits", () => {
    const skills = ["a", "b", "c"].map((name) => skill(name, "0123456789"));
    const { lines, report } = claude(skills, 40);
    expect(lines).toEqual(["- a: 0123456789", "- b: 0123456789", "- c"]);
    expect(report).toMatchObject({ included: 3, omitted: 0, truncated_chars: 10 });
  });

  it("fits where the last character does", () => {
    const skills = ["a", "b"].map((name) => skill(name, "0123456789"));
    expect(claude(skills, 31).report.truncated_count).toBe(0);
    expect(claude(skills, 30).report.truncated_count).toBe(1);
  });

  it("cuts a description and its when_to_use together at 1,536 characters", () => {
    const long = skill("a", "d".repeat(1000), { when_to_use: "w".repeat(1000) });
    const { lines, report } = claude([long], 8000);
    expect(lines[0]).toHaveLength("- a: ".length + 1536);
    expect(lines[0]).toMatch(/^- a: d{1000} - w+…$/);
    expect(report.truncated_chars).toBe(2003 - 1535);
  });
});

it("lists everything in full for a host without a budget, or one that nobody knows", () => {
  const skills = [skill("b", "y".repeat(5000)), skill("a", "")];
  for (const host of ["opencode", "nobody"]) {
    expect(skillListing({ host, skills }).lines).toEqual(["- a", `- b: ${"y".repeat(5000)}`]);
  }
});
