import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf, skillText } from "../../testing/index.ts";
import { createContext } from "../create-context.ts";
import { createFactSpelling } from "./fact-spelling.ts";

function nearest(asked: string, produced: readonly string[], alsoAsked: readonly string[] = []) {
  const repository = repositoryOf({
    "skills/ask/SKILL.md": skillText({ name: "ask", preconditions: [asked, ...alsoAsked] }),
    "skills/make/SKILL.md": skillText({ name: "make", postconditions: produced }),
  });
  const spelling = createFactSpelling(createContext(repository, DEFAULT_CONFIG, []));
  const skill = repository.byName.get("ask");
  if (skill === undefined) throw new Error("no skill");
  return spelling(asked, skill);
}

describe("createFactSpelling", () => {
  it.each([
    ["entity:has-parsed-resum", "entity:has-parsed-resume"],
    ["entity:has-prased-resume", "entity:has-parsed-resume"],
    ["entity:report-pubished", "entity:report-published"],
    ["entity:code-changes", "entity:code-change"],
    ["entity:hasparsedresume", "entity:has-parsed-resume"],
    ["entity:has_parsed_resume", "entity:has-parsed-resume"],
    ["entity:has-licence", "entity:has-license"],
  ])("takes %s for a slip of %s", (asked, produced) => {
    expect(nearest(asked, ["entity:other-thing", produced])).toBe(produced);
  });

  it.each([
    ["entity:has-plan", "entity:has-scan"],
    ["entity:step-1", "entity:step-2"],
    ["entity:v2-ready", "entity:v3-ready"],
    ["entity:node-ready", "entity:code-ready"],
    ["entity:validated", "entity:invalidated"],
    ["entity:locked", "entity:unlocked"],
    ["entity:has-approval", "entity:has-report"],
    ["entity:db-up", "entity:ui-up"],
  ])("takes %s and %s for two facts", (asked, produced) => {
    expect(nearest(asked, [produced])).toBeNull();
  });

  it("takes a word that other facts hold for a word", () => {
    expect(
      nearest("entity:sorted-mails", ["entity:sorter-mails", "entity:sorted-files"]),
    ).toBeNull();
  });

  it("does not offer what the skill asks for as well", () => {
    const produced = "entity:has-parsed-resume";
    expect(nearest("entity:has-parsed-resumes", [produced], [produced])).toBeNull();
  });

  it("takes no longer than a blink for thousands of facts of one skill", () => {
    const asked = Array.from({ length: 3500 }, (_, i) => `entity:f${i}`);
    const repository = repositoryOf({
      "skills/ask/SKILL.md": skillText({ name: "ask", preconditions: asked }),
    });
    const spelling = createFactSpelling(createContext(repository, DEFAULT_CONFIG, []));
    const skill = repository.byName.get("ask");
    if (skill === undefined) throw new Error("no skill");
    const start = process.cpuUsage();
    expect(asked.filter((fact) => spelling(fact, skill) !== null)).toEqual([]);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(0.4);
  });
});
