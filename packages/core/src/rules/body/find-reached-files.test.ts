import { describe, expect, it } from "vitest";
import type { Skill } from "../../skill/skill.ts";
import { repositoryOf, skillText } from "../../testing/index.ts";
import { findReachedFiles } from "./find-reached-files.ts";

function reached(body: string, files: Readonly<Record<string, string>>): string[] | null {
  const tree = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`skills/demo/${path}`, text]),
  );
  const { skills, texts } = repositoryOf({
    "skills/demo/SKILL.md": skillText({ name: "demo" }, body),
    ...tree,
  });
  const found = findReachedFiles(skills[0] as Skill, Object.keys(tree), texts);
  return found === null ? null : [...found].map((path) => path.slice("skills/demo/".length));
}

describe("findReachedFiles", () => {
  it("follows Markdown files as far as they lead", () => {
    const files = { "a.md": "see b.md", "b.md": "", "c.md": "see d.md", "d.md": "" };
    expect(reached("See [a](a.md).", files)).toEqual(["a.md", "b.md"]);
  });

  it("takes a folder's name for all of its files", () => {
    expect(reached("Look into `forms/`.", { "forms/a.md": "", "other/b.md": "" })).toEqual([
      "forms/a.md",
    ]);
    expect(reached("Look into the forms folder.", { "forms/a.md": "" })).toEqual(["forms/a.md"]);
  });

  it("does not take the path of one file for its folder", () => {
    expect(reached("See forms/a.md.", { "forms/a.md": "", "forms/b.md": "" })).toEqual([
      "forms/a.md",
    ]);
  });

  it("does not mind letter case or a missing ending", () => {
    const files = { "reference.md": "", "lib/make_pdf.py": "" };
    expect(reached("See REFERENCE.md, run `python -m lib.make_pdf`.", files)).toEqual([
      "reference.md",
      "lib/make_pdf.py",
    ]);
  });

  it("reads in code which data it loads", () => {
    const files = {
      "lib/run.py": 'copy(here / "forms")\nopen("lib/page.html")',
      "lib/page.html": "",
      "lib/forms/a.xml": "",
      "lib/other.xml": "",
    };
    expect(reached("Run lib/run.py.", files)).toEqual([
      "lib/run.py",
      "lib/page.html",
      "lib/forms/a.xml",
    ]);
  });

  it("lets code load the code beside it", () => {
    const files = { "lib/run.py": "", "lib/inner/part.py": "", "lib/notes.txt": "", "b/c.py": "" };
    expect(reached("Run lib/run.py.", files)).toEqual(["lib/run.py", "lib/inner/part.py"]);
  });

  it("gives up on thousands of files that name one another", () => {
    const names = Array.from({ length: 6000 }, (_, i) => `pages/p${i}.md`);
    const files = Object.fromEntries(names.map((name, i) => [name, `Go on to p${i + 1}.md`]));
    expect(reached("Begin with p0.md", files)).toBeNull();
  });
});
