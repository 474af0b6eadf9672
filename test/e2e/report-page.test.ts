// The report page as people use it, in a real browser. Debian: `apt-get install chromium`.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Config, checkRepository, DEFAULT_CONFIG, reportPage } from "@ctxfst/core";
import { type FileTree, repositoryOf, skillText } from "@ctxfst/core/testing";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const CHROMIUM = "/usr/bin/chromium";
const isSkipped = !existsSync(CHROMIUM);
if (isSkipped) process.stderr.write(`report page: skipped, there is no ${CHROMIUM}\n`);

const scratch = mkdtempSync(join(tmpdir(), "ctxfst-page-"));
let browser: Browser;
let opened = 0;

const skill = (name: string, needs: readonly string[], gives: readonly string[]): FileTree => ({
  [`skills/${name}/SKILL.md`]: skillText({ name, preconditions: needs, postconditions: gives }),
});

const TREE: FileTree = {
  ...skill("analyze-resume", ["entity:raw-resume"], ["entity:inventory"]),
  ...skill("match-skills", ["entity:inventory"], ["entity:gaps"]),
  ...skill("write-plan", ["entity:gaps"], ["entity:plan"]),
  ...skill("send-mail", ["entity:approval"], ["entity:mail-sent"]),
  "skills/plain/SKILL.md": skillText({ name: "plain" }),
  "skills/broken/SKILL.md": "---\nname: broken\ndescription: Ships: fast\n---\nText.\n",
};
const GOALS: Config["goals"] = [
  { id: "plan", goal: ["entity:plan"], given: ["entity:raw-resume"], expect: {} },
  { id: "mail", goal: ["entity:mail-sent"], given: [], expect: {} },
];

interface Visit {
  readonly page: Page;
  /** Everything that a page must not do: console messages, exceptions, requests beyond its own file, dialogs. */
  readonly incidents: readonly string[];
}

interface VisitOptions {
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
}

async function visit(
  tree: FileTree,
  goals: Config["goals"],
  { width = 1280, colorScheme = "light" }: VisitOptions = {},
): Promise<Visit> {
  const config = { ...DEFAULT_CONFIG, goals };
  const repository = repositoryOf(tree, config);
  const html = reportPage(checkRepository(repository, config), repository, {
    title: "example",
    footer: "ctxfst",
    sha256: (text) => createHash("sha256").update(text).digest("base64"),
  });
  opened += 1;
  const file = join(scratch, `page-${opened}.html`);
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  const incidents: string[] = [];
  const address = pathToFileURL(file).href;
  page.on("console", (message) => incidents.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => incidents.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url() !== address && request.url() !== "data:,") incidents.push(request.url());
  });
  await page.goto(address);
  return { page, incidents };
}

const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).allTextContents();

describe.skipIf(isSkipped)("the report page", () => {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  it("opens without a request, an error or a word on the console", async () => {
    const { page, incidents } = await visit(TREE, GOALS);
    expect(await page.locator("h1").textContent()).toMatch(/^✗ /);
    expect(incidents).toEqual([]);
  });

  it("begins with the broken goal and names the missing fact and who waits for it", async () => {
    const { page } = await visit(TREE, GOALS);
    const details = await page.locator("#details").textContent();
    expect(details).toContain("mail");
    expect(details).toContain("entity:approval");
    expect(await textsOf(page, "#diagram .skill.marked text")).toEqual(["send-mail"]);
  });

  it("marks the plan of the goal that is clicked, and shows its steps in order", async () => {
    const { page, incidents } = await visit(TREE, GOALS);
    await page.getByRole("button", { name: /^✓ plan/ }).click();
    expect((await textsOf(page, "#diagram .skill.marked text")).sort()).toEqual([
      "analyze-resume",
      "match-skills",
      "write-plan",
    ]);
    expect(await textsOf(page, "#details ol .name")).toEqual([
      "analyze-resume",
      "match-skills",
      "write-plan",
    ]);
    expect(await page.locator('.goal[aria-pressed="true"] b').textContent()).toBe("plan");
    expect(incidents).toEqual([]);
  });

  it("draws a plan from left to right", async () => {
    const { page } = await visit(TREE, GOALS);
    const lefts = await Promise.all(
      ["analyze-resume", "match-skills", "write-plan"].map(async (name) => {
        const box = await page.getByRole("button", { name: `skill ${name}` }).boundingBox();
        return box?.x ?? Number.NaN;
      }),
    );
    expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);
  });

  it("begins as small as it must and as large as it may", async () => {
    const chain = (steps: number): FileTree =>
      Object.assign(
        {},
        ...Array.from({ length: steps }, (_, i) =>
          skill(`step-${i}`, [`entity:f${i}`], [`entity:f${i + 1}`]),
        ),
      );
    const scaleOf = async (steps: number): Promise<number> => {
      const { page } = await visit(chain(steps), []);
      return Number(
        await page.evaluate(
          "document.getElementById('diagram').getBoundingClientRect().width / document.getElementById('diagram').viewBox.baseVal.width",
        ),
      );
    };
    expect(await scaleOf(2)).toBe(1);
    const fitted = await scaleOf(4);
    expect(fitted).toBeLessThan(1);
    expect(fitted).toBeGreaterThanOrEqual(0.75);
    expect(await scaleOf(20)).toBeCloseTo(0.75);
  });

  it("labels no fact across another one, however many there are", async () => {
    const facts = Array.from({ length: 90 }, (_, i) => `entity:fact-number-${i}`);
    const tree = skill("one", [], facts);
    const { page } = await visit(tree, [{ id: "all", goal: facts, given: [], expect: {} }]);
    const crossed = await page.evaluate(`(() => {
      const box = (e) => e.getBoundingClientRect();
      const seen = [...document.querySelectorAll("#diagram .fact text")].filter((e) => getComputedStyle(e).opacity === "1");
      const dots = [...document.querySelectorAll("#diagram .fact circle:not(.target)")].map(box);
      const hits = (a) => dots.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top + 2 < a.bottom);
      return [seen.length, seen.map(box).filter(hits).length];
    })()`);
    expect(crossed).toEqual([90, 0]);
  });

  it("shows who needs and who supplies a fact that is clicked", async () => {
    const { page } = await visit(TREE, GOALS);
    await page.locator('#diagram [aria-label="fact entity:gaps"]').click();
    const details = await page.locator("#details").textContent();
    expect(details).toMatch(/needed by\s*write-plan/);
    expect(details).toMatch(/supplied by\s*match-skills/);
  });

  it("leads from skill to skill in the details", async () => {
    const { page } = await visit(TREE, GOALS);
    await page.getByRole("button", { name: "skill write-plan" }).click();
    await page.locator("#details").getByRole("button", { name: "entity:gaps" }).click();
    await page.locator("#details").getByRole("button", { name: "match-skills" }).click();
    expect(await page.locator("#details h3").textContent()).toBe("match-skills");
    expect(await page.locator("#details code").first().textContent()).toBe(
      "skills/match-skills/SKILL.md",
    );
  });

  it("is used with the keyboard alone", async () => {
    const { page, incidents } = await visit(TREE, GOALS);
    await page.getByRole("button", { name: "skill analyze-resume" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(await page.locator("#details h3").textContent()).toBe("match-skills");
    await page.keyboard.press("Escape");
    expect(await page.locator("#details h3").textContent()).toBe("mail");
    await page.keyboard.press("/");
    expect(await page.evaluate("document.activeElement.id")).toBe("filter");
    expect(incidents).toEqual([]);
  });

  it("has one stop for the whole drawing in the order of the Tab key", async () => {
    const { page } = await visit(TREE, GOALS);
    expect(await page.locator('#diagram [tabindex="0"]').count()).toBe(1);
  });

  it("filters findings by words and severity, and counts what is left", async () => {
    const { page } = await visit(TREE, GOALS);
    const rows = page.locator("#findings tbody tr:not([hidden])");
    const all = await rows.count();
    await page.locator("#filter").fill("broken colon");
    const shown = await textsOf(page, "#findings tbody tr:not([hidden])");
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(all);
    expect(shown.every((text) => text.includes("skills/broken/SKILL.md"))).toBe(true);
    expect(await page.locator("#count").textContent()).toBe(`${shown.length} of ${all}`);
    await page.locator("#filter").fill("");
    await page.getByLabel("errors").uncheck();
    expect(await page.locator('#findings tr[data-severity="error"]:not([hidden])').count()).toBe(0);
  });

  it("shows the source line of a finding with its place marked", async () => {
    const { page } = await visit(TREE, GOALS);
    const row = page.locator("#findings tr", { hasText: "yaml-unquoted-colon" });
    expect(await row.locator(".source").textContent()).toContain("description: Ships: fast");
    expect(await row.locator("mark").count()).toBe(1);
  });

  it.each([1280, 400])("does not scroll sideways at %i pixels", async (width) => {
    const { page } = await visit(TREE, GOALS, { width });
    const overflow = await page.evaluate(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth",
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it("turns dark where the reader wants it dark", async () => {
    const brightness = async (colorScheme: "light" | "dark"): Promise<number> => {
      const { page } = await visit(TREE, GOALS, { colorScheme });
      const colour = String(await page.evaluate("getComputedStyle(document.body).backgroundColor"));
      return Math.max(...(colour.match(/\d+/g) ?? []).map(Number));
    };
    expect(await brightness("light")).toBeGreaterThan(200);
    expect(await brightness("dark")).toBeLessThan(60);
  });

  it("prints plans step by step, without controls", async () => {
    const { page } = await visit(TREE, GOALS);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".controls").isVisible()).toBe(false);
    expect(await page.locator(".goal .way").first().textContent()).toBe(
      "analyze-resume → match-skills → write-plan",
    );
  });

  it("shows hostile text as text", async () => {
    const hostile =
      "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'`\u202e\u2028{{7*7}}";
    const fact = "entity:<svg/onload=alert(3)>";
    const tree = {
      "skills/evil/SKILL.md": skillText({
        name: hostile,
        description: hostile,
        preconditions: [fact],
        postconditions: ["entity:--><script>alert(4)</script>"],
        "<b onclick=alert(5)>": hostile,
      }),
    };
    const goals = [{ id: hostile, goal: [fact], given: null, expect: {} }];
    const { page, incidents } = await visit(tree, goals);
    await page.locator("#diagram .skill").click();
    await page.locator(".goal").first().click();
    expect(await page.locator("script").count()).toBe(2);
    expect(await page.locator("img, #details b, table b").count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  it("copes with five hundred skills: draws three hundred and says so", async () => {
    const chain = Array.from({ length: 500 }, (_, i) =>
      skill(`step-${i}`, [`entity:f${i}`], [`entity:f${i + 1}`]),
    );
    const goals = [{ id: "far", goal: ["entity:f350"], given: ["entity:f0"], expect: {} }];
    const { page, incidents } = await visit(Object.assign({}, ...chain), goals);
    expect(await page.locator("#diagram .skill").count()).toBe(300);
    expect(await page.locator("#board").textContent()).toContain("200 more skills");
    expect(await page.locator("#details ol > li").count()).toBe(350);
    expect(incidents).toEqual([]);
  });
});
