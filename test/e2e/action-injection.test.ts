// Repository content that tries to speak to the runner. Nothing of it may change what the step does.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ActionBench, openBench, PULL_REQUEST, skillFile } from "./action-workspace.ts";

let bench: ActionBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const COMMANDS = [
  "::set-output name=hacked::1",
  "::error title=hacked::hacked",
  "  ::warning::hacked",
  "\u00a0::notice::hacked",
  "\u2028::error::hacked",
  "##[error]hacked",
  "text ##[set-output name=hacked]1",
  "::stop-commands::hacked-token",
  "::add-mask::skills",
  "::add-matcher::hacked.json",
  "::group::hacked",
  "::save-state name=hacked::1",
  "::set-env name=HACKED::1",
  "::add-path::/hacked",
  "%0A::error::hacked",
  "\r::error::hacked",
  "\u0085::error::hacked",
  "\u001b[2K::error::hacked",
  "\u200b::error::hacked",
];

const HAS_CONTROL = /[\p{Cc}\p{Zl}\p{Default_Ignorable_Code_Point}]/u;

/** A repository in which every place that could be printed holds every command. */
function hostileFiles(): Record<string, string> {
  const yaml = (text: string): string => JSON.stringify(text);
  const all = COMMANDS.join("\n");
  const files: Record<string, string> = {
    "skills/body/SKILL.md": skillFile("body", [], `\n${all}\n\n[x](${COMMANDS[0]})\n`),
    "skills/raw/SKILL.md": `---\nname: raw\n${all}\n---\n${all}\n`,
    "skills/unclosed/SKILL.md": `---\nname: unclosed\ndescription: a: b\n${all}`,
    "ctxfst.yaml": `goals:\n${COMMANDS.map((text, i) => `  - id: ${yaml(`g${i} ${text}`)}\n    goal: ${yaml(`entity:${text}`)}\n`).join("")}unknown-${"x"}: ${yaml(all)}\n`,
  };
  COMMANDS.forEach((text, i) => {
    const fact = yaml(text);
    files[`skills/s${i}/SKILL.md`] =
      `---\nname: ${fact}\ndescription: ${yaml(`${text}: x`)}\npreconditions: [${fact}, ${yaml(`entity:${text}`)}]\npostconditions: [${fact}]\ncost: ${fact}\nallowed-tools: ${fact}\n${yaml(text)}: ${fact}\nrelated_skills: [${fact}]\ndepends_on: [${fact}]\n---\n\n${text}\n`;
    if (!text.includes("/")) files[`skills/${text}/SKILL.md`] = skillFile(`n${i}`);
  });
  return files;
}

describe("workflow commands in names, descriptions, facts, goals, keys, bodies and file names", () => {
  it.each(["push", "pull_request"])("change nothing on %s", async (event) => {
    const workspace = bench.workspace(hostileFiles());
    const inputs = { "report-file": "r.json", "html-file": "r.html" };
    const result = await bench.run(
      workspace,
      event === "push" ? { inputs } : { ...PULL_REQUEST, inputs },
    );
    expect(Object.keys(result.outputs).sort()).toEqual([
      "errors",
      "findings",
      "goals-broken",
      "plan-file",
      "report-file",
    ]);
    expect(result).toMatchObject({
      masks: [],
      matchers: [],
      state: {},
      env: {},
      paths: [],
      warnings: [],
      debug: [],
    });
    expect(result.dropped).toEqual([]);
    expect(result.annotations.filter(({ title }) => !/^[a-z-]+$/.test(title ?? ""))).toEqual([]);
    expect(result.annotations.filter(({ message }) => /^\s*hacked/.test(message))).toEqual([]);
    expect(result.log.filter((line) => line.startsWith("##[group]"))).toEqual([]);
    expect(
      result.log.filter(
        (line) => line.includes("***") && !/^::(stop-commands::)?\*\*\*(::)?$/.test(line),
      ),
    ).toEqual([]);
    expect(Number(result.outputs.findings)).toBeGreaterThan(20);
  });

  it("leave exactly the annotations that the same faults give without them", async () => {
    const files = (text: string): Record<string, string> => ({
      "skills/a/SKILL.md": `---\nname: a\ndescription: x: y\nmetadata:\n  note: ${JSON.stringify(text)}\n---\n${text}\n`,
    });
    const shapeOf = async (text: string) => {
      const { annotations, outputs } = await bench.run(bench.workspace(files(text)));
      return { outputs, annotations: annotations.map(({ message: _, ...rest }) => rest) };
    };
    const plain = await shapeOf("harmless");
    expect(plain.annotations.map(({ title }) => title)).toContain("yaml-unquoted-colon");
    expect(await shapeOf(COMMANDS.filter((text) => !HAS_CONTROL.test(text)).join(" "))).toEqual(
      plain,
    );
  });

  it("do not break out of the summary", async () => {
    const markdown =
      "</td></details><img src=x onerror=1> @octocat #1 `|` | x\n\n# hacked\n\n[x](http://evil.example)";
    const workspace = bench.workspace({
      "skills/a/SKILL.md": `---\nname: ${JSON.stringify(markdown)}\ndescription: ${JSON.stringify(markdown)}\npreconditions: [${JSON.stringify(markdown)}]\n---\n`,
      "ctxfst.yaml": `goals:\n  - id: ${JSON.stringify(markdown)}\n    goal: ${JSON.stringify(`entity:${markdown}`)}\n`,
    });
    const { summary } = await bench.run(workspace);
    const outside = summary.replace(/(`+)[^`](?:.*?[^`])?\1(?!`)/g, "");
    expect(outside).not.toMatch(/<img|@octocat|^# hacked|#1\b/m);
    const links = [...outside.matchAll(/(?<!\\)\]\((.*?)\)/g)].map(([, address]) => address);
    expect(
      links.filter((address) => !address?.startsWith("<https://github.com/octo/skills/blob/")),
    ).toEqual([]);
    expect(summary.match(/<details>/g)?.length ?? 0).toBe(
      summary.match(/^<\/details>$/gm)?.length ?? 0,
    );
  });
});
