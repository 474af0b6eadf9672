import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "..");
const readme = readFileSync(join(ROOT, "README.md"), "utf8");

interface Block {
  readonly language: string;
  readonly text: string;
}

const blocks: readonly Block[] = [...readme.matchAll(/^```(\w+)?\n([\s\S]*?)^```$/gm)].map(
  (match) => ({
    language: match[1] ?? "",
    text: match[2] as string,
  }),
);

/** `$ ctxfst …` lines of console blocks, each with the output printed below it. */
const samples = blocks
  .filter(({ language }) => language === "console")
  .flatMap(({ text }) => text.split(/^(?=\$ )/m))
  .filter((part) => part.startsWith("$ ctxfst"))
  .map((part) => {
    const [command, ...output] = part.trimEnd().split("\n");
    return { command: (command as string).slice("$ ctxfst ".length), output: output.join("\n") };
  });

describe("README", () => {
  it("leads with npm start and npm test, and both are scripts", () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const first = readme.indexOf("npm start");
    expect(first).toBeGreaterThan(0);
    expect(readme.indexOf("npm test")).toBeGreaterThan(first);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(["start", "test"]));
  });

  it.each(samples)("prints what `ctxfst $command` prints", ({ command, output }) => {
    const scratch = mkdtempSync(join(tmpdir(), "ctxfst-readme-"));
    cpSync(join(ROOT, "examples/resume"), scratch, { recursive: true });
    const [name, ...args] = command.split(" ") as [string, ...string[]];
    const { stdout } = spawnSync(
      process.execPath,
      [join(ROOT, "packages/cli/bin/ctxfst.js"), name, ...args],
      {
        cwd: scratch,
        encoding: "utf8",
      },
    );
    rmSync(scratch, { recursive: true, force: true });
    // The last column of a summary is the time a run took.
    const steady = (text: string) => text.trimEnd().replace(/\d+\.\d+ s$/gm, "T s");
    expect(steady(stdout)).toBe(steady(output));
  });

  it("shows at least one check and one plan", () => {
    expect(samples.map(({ command }) => command.split(" ")[0])).toEqual(
      expect.arrayContaining(["check", "plan"]),
    );
  });

  it("offers a workflow whose inputs exist", () => {
    const action = parse(readFileSync(join(ROOT, "action.yml"), "utf8"));
    const workflows = blocks
      .filter(({ language }) => language === "yaml")
      .map(({ text }) => parse(text));
    const uses = workflows.flatMap((workflow) =>
      Object.values(workflow?.jobs ?? {}).flatMap(
        (job) => (job as { steps: Record<string, unknown>[] }).steps,
      ),
    );
    expect(uses.length).toBeGreaterThan(0);
    const unknown = uses
      .filter((step) => String(step.uses).includes("ctxfst"))
      .flatMap((step) => Object.keys((step.with as object | undefined) ?? {}))
      .filter((input) => !(input in action.inputs));
    expect(unknown).toEqual([]);
  });
});

describe("links in hand-written pages", () => {
  const pages = [
    ...["README.md", "CONTRIBUTING.md", "SECURITY.md"],
    ...["action", "architecture", "config", "graph", "lint", "runtime"].map(
      (page) => `docs/${page}.md`,
    ),
    ...readdirSync(join(ROOT, "docs/decisions")).map((file) => `docs/decisions/${file}`),
  ];

  it.each(pages)("%s points at files that exist", (page) => {
    const text = readFileSync(join(ROOT, page), "utf8");
    const prose = text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");
    const targets = [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      (match) => match[1] as string,
    );
    expect(targets.filter((target) => !existsSync(join(ROOT, page, "..", target)))).toEqual([]);
  });
});
