import { describe, expect, it } from "vitest";
import { checkRepository } from "../../check/check-repository.ts";
import { type Config, DEFAULT_CONFIG } from "../../config/config.ts";
import { type FileTree, repositoryOf, skillText } from "../../testing/index.ts";
import { MAXIMUM_SKILLS } from "./build-diagram.ts";
import { MAXIMUM_ROWS } from "./findings-section.ts";
import { PAGE_SCRIPT } from "./page-script.ts";
import { reportPage } from "./report-page.ts";

const pageOf = (files: FileTree, change: Partial<Config> = {}, title = "example"): string => {
  const config = { ...DEFAULT_CONFIG, ...change };
  const repository = repositoryOf(files, config);
  const options = { title, footer: "f", sha256: (text: string) => `hash-of-${text.length}` };
  return reportPage(checkRepository(repository, config), repository, options);
};
const skill = (name: string, needs: readonly string[], gives: readonly string[]): FileTree => ({
  [`${name}/SKILL.md`]: skillText({ name, preconditions: needs, postconditions: gives }),
});
const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

describe("reportPage", () => {
  it("names nothing that could be loaded", () => {
    const page = pageOf(skill("a", ["entity:x"], ["entity:y"]));
    expect(page).not.toMatch(/\b(?:src|href|action|formaction|poster|srcset)=(?!"data:,")/);
    expect(page).not.toMatch(/url\(|@import|https?:/);
  });

  it("allows its own script by hash and no other", () => {
    const page = pageOf({});
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'sha256-hash-of-${PAGE_SCRIPT.length}'`);
    expect(policy).not.toContain("unsafe");
    expect(page).not.toMatch(/ on[a-z]+=| style=/);
  });

  it("holds the text of a repository as text only", () => {
    const hostile = '</script><b onx="1">&\u202e';
    const page = pageOf(
      {
        "a/SKILL.md": skillText({
          name: hostile,
          postconditions: [`entity:${hostile}`],
          [hostile]: 1,
        }),
      },
      {},
      hostile,
    );
    expect(page).not.toContain("<b ");
    expect(count(page, /<\/script>/g)).toBe(2);
    expect(page).not.toContain("\u202e");
  });

  it("has all of it without its script: goals with plans, findings with their lines", () => {
    const page = pageOf({
      ...skill("first", ["entity:raw"], ["entity:x"]),
      ...skill("second", ["entity:x"], ["entity:y"]),
      "b/SKILL.md": "---\nname: b\ndescription: Ships: fast.\n---\n",
    });
    const withoutScripts = page.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(withoutScripts).toContain(
      '<span class="step">first</span> → <span class="step">second</span>',
    );
    expect(withoutScripts).toContain("description: Ships<mark>:");
  });

  it("is the same for the same check", () => {
    const files = { ...skill("a", ["entity:x"], ["entity:y"]), ...skill("b", ["entity:y"], []) };
    expect(pageOf(files)).toBe(pageOf(files));
  });

  it("says what it leaves out: boxes beyond what can be drawn, rows beyond what can be shown", () => {
    const many = Array.from({ length: MAXIMUM_SKILLS + 5 }, (_, i) =>
      skill(`s${i}`, [], [`entity:f${i}`]),
    );
    const page = pageOf(Object.assign({}, ...many));
    expect(count(page, /class="node skill"/g)).toBe(MAXIMUM_SKILLS);
    expect(page).toContain("5 more skills with conditions are not drawn");
    const broken = Object.fromEntries(
      Array.from({ length: MAXIMUM_ROWS + 3 }, (_, i) => [`b${i}/SKILL.md`, "no front matter"]),
    );
    expect(pageOf(broken)).toMatch(/\d+ more findings: ctxfst lint shows all/);
  });

  it("puts the skills of plans first where not all can be drawn", () => {
    const many = Array.from({ length: MAXIMUM_SKILLS + 5 }, (_, i) =>
      skill(`a${i}`, [], [`entity:f${i}`]),
    );
    const goals = [{ id: "g", goal: ["entity:last"], given: [], expect: {} }];
    const page = pageOf(Object.assign({}, ...many, skill("zzz", [], ["entity:last"])), { goals });
    expect(page).toContain('aria-label="skill zzz"');
  });
});
