import { describe, expect, it } from "vitest";
import { checkRepository } from "../check/check-repository.ts";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { type FileTree, repositoryOf, skillText } from "../testing/index.ts";
import { prettyCheck } from "./pretty-check.ts";
import { plainStyle } from "./style.ts";

const COLON =
  "---\nname: NAME\ndescription: Ships: quickly. Use when it must go out.\n---\nText.\n";
const brokenSkills = (count: number): FileTree =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`s${i}/SKILL.md`, COLON.replace("NAME", `s${i}`)]),
  );

const show = (files: FileTree, change: Partial<Config> = {}, isQuiet = false): string => {
  const config = { ...DEFAULT_CONFIG, ...change };
  const repository = repositoryOf(files, config);
  const options = { style: plainStyle, columns: 100, isQuiet };
  return prettyCheck(checkRepository(repository, config), repository, options);
};

describe("prettyCheck", () => {
  it("counts notes and lists the rest", () => {
    const text = show({
      ...brokenSkills(1),
      "noted/SKILL.md": skillText({
        name: "noted",
        postconditions: ["entity:x"],
        "own-field": "a",
      }),
    });
    expect(text).toContain("yaml-unquoted-colon");
    expect(text).not.toContain("unknown-key");
    expect(text).toMatch(/1 error, \d notes? \(1 fixable\); ctxfst lint lists notes/);
  });

  it("lists fifty findings at most, and says so", () => {
    const text = show(brokenSkills(60));
    expect(text.match(/error +yaml-unquoted-colon/g)).toHaveLength(50);
    expect(text).toContain("60 errors (60 fixable); 50 of them above, ctxfst lint lists all");
    expect(text).toContain("by rule: yaml-unquoted-colon (60)");
  });

  it("does not let a rule with many findings hide the others", () => {
    const lost = { ...brokenSkills(60), "z/SKILL.md": "---\nname: z\n---\nText.\n" };
    const text = show(lost);
    expect(text.match(/error +yaml-unquoted-colon/g)).toHaveLength(49);
    expect(text.match(/error +description-missing/g)).toHaveLength(1);
    expect(text).toContain("by rule: yaml-unquoted-colon (60), description-missing (1)");
  });

  it("says what to do where there is no skill", () => {
    expect(show({})).toMatch(/^no SKILL\.md found: run ctxfst where the skills are/);
  });

  it("says only once that a goal is broken", () => {
    const goals = [{ id: "far-away", goal: ["entity:nowhere"], given: [], expect: {} }];
    const text = show({ "a/SKILL.md": skillText({ name: "a" }) }, { goals });
    expect(text.match(/far-away/g)).toHaveLength(1);
    expect(text).toContain("entity:nowhere");
  });

  it("always shows a broken goal, and at most twenty inferred ones", () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [
        `s${i}/SKILL.md`,
        skillText({ name: `s${i}`, postconditions: [`entity:f${i}`] }),
      ]),
    );
    const text = show(many);
    expect(text.match(/\(inferred\)/g)).toHaveLength(20);
    expect(text).toContain("and 10 more inferred goals, all reachable (ctxfst plan)");
  });

  it("is silent about what is fine when asked to be quiet", () => {
    expect(show({ "a/SKILL.md": skillText({ name: "a" }) }, {}, true)).toBe("");
  });
});
