// Every format tells the same findings: each is read back and compared with the JSON.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { lint } from "../rules/run-lint.ts";
import { type FileTree, repositoryOf } from "../testing/repository-of.ts";
import { skillText } from "../testing/skill-text.ts";
import { lintGithub } from "./lint-github.ts";
import { lintGitlab } from "./lint-gitlab.ts";
import { lintJson } from "./lint-json.ts";
import { lintJunit } from "./lint-junit.ts";
import { lintMarkdown } from "./lint-markdown.ts";
import { lintSarif } from "./sarif/index.ts";
import type { SarifLog } from "./sarif/sarif-types.ts";

interface Told {
  readonly rule: string;
  readonly severity: string;
  readonly file: string | null;
  /** Line of the start, 1 for a whole file. */
  readonly line: number;
  readonly fingerprint: string;
}

const sorted = (told: readonly Told[]): readonly Told[] =>
  [...told].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));

function readJson(document: Readonly<Record<string, unknown>>): readonly Told[] {
  const { findings } = document as {
    findings: (Told & { range: { start: { line: number } } | null })[];
  };
  return findings.map(({ rule, severity, file, range, fingerprint }) => ({
    rule,
    severity,
    file,
    line: range?.start.line ?? 1,
    fingerprint,
  }));
}

function readSarif(text: string): readonly Told[] {
  const severities = { error: "error", warning: "warning", note: "info", none: "off" };
  return (JSON.parse(text) as SarifLog).runs[0].results.map((result) => {
    const place = result.locations?.[0]?.physicalLocation;
    return {
      rule: result.ruleId,
      severity: severities[result.level],
      file: place === undefined ? null : decodeURIComponent(place.artifactLocation.uri),
      line: place?.region?.startLine ?? 1,
      fingerprint: result.partialFingerprints["ctxfst/v1"] ?? "",
    };
  });
}

function readGitlab(text: string): readonly Told[] {
  const severities: Readonly<Record<string, string>> = {
    major: "error",
    minor: "warning",
    info: "info",
  };
  const entries = JSON.parse(text) as {
    check_name: string;
    severity: string;
    fingerprint: string;
    location: { path: string; lines: { begin: number } };
  }[];
  return entries.map(({ check_name, severity, fingerprint, location }) => ({
    rule: check_name,
    severity: severities[severity] ?? "",
    file: location.path === "." ? null : location.path,
    line: location.lines.begin,
    fingerprint,
  }));
}

const unescapeXml = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");

function readJunit(text: string): readonly Told[] {
  const cases = text.match(/<testcase [^>]*[^/]>[\s\S]*?<\/testcase>/g) ?? [];
  return cases.map((part) => {
    const attribute = (name: string): string | undefined => {
      const value = new RegExp(`<testcase [^>]*\\b${name}="([^"]*)"`).exec(part)?.[1];
      return value === undefined ? undefined : unescapeXml(value);
    };
    const property = (name: string): string =>
      unescapeXml(new RegExp(`name="${name}" value="([^"]*)"`).exec(part)?.[1] ?? "");
    expect(part.includes("<failure ")).toBe(property("severity") !== "info");
    return {
      rule: property("rule"),
      severity: property("severity"),
      file: attribute("file") ?? null,
      line: Number(attribute("line") ?? 1),
      fingerprint: property("fingerprint"),
    };
  });
}

/** Table rows of paths that hold neither a pipe nor a back-tick. */
function readMarkdown(text: string): readonly Told[] {
  const words: Readonly<Record<string, string>> = { note: "info" };
  const row = /^\| (error|warning|note) \| (.*?) \| .*`([a-z-]+)` <!-- (\w+) --> \|$/gm;
  return [...text.matchAll(row)].map(([, word = "", place = "", rule = "", fingerprint = ""]) => {
    const [, file, line] = /^`(.*?)(?::(\d+))?`$/.exec(place) ?? [];
    return {
      rule,
      severity: words[word] ?? word,
      file: file ?? null,
      line: Number(line ?? 1),
      fingerprint,
    };
  });
}

function readGithub(text: string): readonly Omit<Told, "fingerprint">[] {
  const levels: Readonly<Record<string, string>> = { notice: "info" };
  return [...text.matchAll(/^::(error|warning|notice) (.*?)::/gm)].map(([, level = "", list]) => {
    const properties = new Map(
      (list ?? "").split(",").map((pair) => pair.split("=") as [string, string]),
    );
    return {
      rule: properties.get("title") ?? "",
      severity: levels[level] ?? level,
      file: properties.get("file") ?? null,
      line: Number(properties.get("line") ?? 1),
    };
  });
}

function tellAll(files: FileTree) {
  const repository = repositoryOf(files, { ...DEFAULT_CONFIG });
  const result = lint(repository, DEFAULT_CONFIG);
  const expected = sorted(readJson(lintJson(result, repository)));
  const told = {
    sarif: readSarif(lintSarif(result, repository, { version: "1.0.0" })),
    gitlab: readGitlab(lintGitlab(result)),
    junit: readJunit(lintJunit(result)),
    markdown: readMarkdown(lintMarkdown(result)),
  };
  return { result, expected, told };
}

describe("formats of lint", () => {
  const line = fc.constantFrom(
    "name: demo",
    "name: Demo App",
    "description: Builds: and <b>ships</b> | \"x\" & 'y'.",
    "description: 𝒳\u202e hidden\u0007 text",
    "license:",
    "allowed_tools: Read",
    "version: 1.10",
    "metadata: {a: 1.10}",
    "]]> --> <!-- x -->",
    "# comment",
    "---",
  );
  const body = fc.constantFrom("Go.", "[x](gone.md)", "[a](b.md) [c](../../../d.md)", "");

  it("tell the same findings with the same places and fingerprints", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(line, { maxLength: 6 }), body), { maxLength: 4 }),
        (skills) => {
          const files = Object.fromEntries(
            skills.map(([lines, text], i) => [
              `skills/s ${i}/${i === 2 ? "skill" : "SKILL"}.md`,
              ["---", ...lines, "---", "", text, ""].join("\n"),
            ]),
          );
          const { expected, told } = tellAll(files);
          for (const [format, findings] of Object.entries(told))
            expect(sorted(findings), format).toEqual(expected);
        },
      ),
    );
  });

  it("tell as annotations what the runner shows, without the fingerprint, which has no place there", () => {
    const { result, expected } = tellAll({
      "skills/a/SKILL.md":
        "---\nname: b\ndescription: Builds: ships.\nlicense:\n---\n\n[x](y.md)\n",
    });
    const plain = expected.map(({ fingerprint: _, ...told }) => told);
    const annotations = readGithub(lintGithub(result));
    expect(annotations).toHaveLength(plain.length);
    expect(annotations).toEqual(expect.arrayContaining(plain));
  });

  it("say so where nothing was found", () => {
    const { told, result } = tellAll({ "skills/demo/SKILL.md": skillText({ name: "demo" }) });
    expect(told).toEqual({ sarif: [], gitlab: [], junit: [], markdown: [] });
    expect(lintGithub(result)).toBe("");
    expect(lintMarkdown(result)).toBe("### no findings in 1 skill\n");
    expect(lintJunit(result)).toContain('<testcase name="1 skill" classname="ctxfst" time="0"/>');
  });

  it("name files from the checkout's root", () => {
    const { result } = tellAll({ "a/SKILL.md": "---\nname: a\n---\n\nGo.\n" });
    expect(lintGithub(result, "plugins/x/")).toContain("file=plugins/x/a/SKILL.md");
    expect(lintJunit(result, "plugins/x/")).toContain('file="plugins/x/a/SKILL.md"');
    expect(readGitlab(lintGitlab(result, "plugins/x/"))[0]?.file).toBe("plugins/x/a/SKILL.md");
    expect(lintMarkdown(result, { prefix: "plugins/x/" })).toContain("`plugins/x/a/SKILL.md");
  });

  it("keep GitLab's fingerprints apart whatever the findings are", () => {
    const { result } = tellAll({ "a/SKILL.md": "---\nname: a\n---\n\nGo.\n" });
    const doubled = { ...result, findings: [...result.findings, ...result.findings] };
    const prints = readGitlab(lintGitlab(doubled)).map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it("cut Markdown to the bytes there are, and count what is left out", () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`s${i}/SKILL.md`, `---\nname: s${i}\n---\n\nGo.\n`]),
    );
    const text = lintMarkdown(tellAll(files).result, { maxBytes: 30_000 });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(30_000);
    expect(text).toMatch(/and \d+ more findings/);
  });
});
