// No text of a repository becomes a command: the Action runs in process on arbitrary hostile skills, and its output
// is read as the runner reads it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interpretOutput } from "@ctxfst/testkit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAction } from "../../packages/action/src/run-action.ts";

let workspace: string;
beforeAll(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), "ctxfst-log-")));
  mkdirSync(join(workspace, "skills/a"), { recursive: true });
});
afterAll(() => rmSync(workspace, { recursive: true }));

const pieces = fc.constantFrom(
  "::",
  "##[",
  "]",
  "::error::x",
  "::stop-commands::t",
  "::t::",
  "::add-mask::skills",
  "##[add-mask]a",
  "::set-output name=a::b",
  "::add-matcher::m",
  "::group::g",
  "\n",
  "\r",
  "\r\n",
  "\u2028",
  "\u0085",
  "\u00a0",
  "\u200b",
  "\ufeff",
  "\u001b[1m",
  "\0",
  " ",
  "\t",
  ": ",
  "name",
  "description",
  "preconditions",
  "---\n",
  "[",
  "{",
  "- ",
  "'",
  '"',
  "|",
  "#",
  "%0A",
  "&a",
  "*a",
  "\ud800",
  "[x](y)",
  "```\n",
  "<!--",
);
const hostile = fc.array(pieces, { minLength: 1, maxLength: 30 }).map((parts) => parts.join(""));

async function logOf(skill: string, config: string): Promise<string> {
  writeFileSync(join(workspace, "skills/a/SKILL.md"), skill);
  writeFileSync(join(workspace, "ctxfst.yaml"), config);
  let output = "";
  let token = 0;
  await runAction({
    env: { GITHUB_WORKSPACE: workspace },
    cwd: workspace,
    tempFolder: join(workspace, ".git/temp"),
    write: (text) => {
      output += text;
    },
    elapsed: () => 0,
    memory: () => 0,
    createToken: () => {
      token += 1;
      return `secret-token-${token}`;
    },
  });
  return output;
}

describe("the log of arbitrary skills", () => {
  it("holds no command but annotations of ours", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (front, body, config) => {
        const skill = `---\nname: a\n${front}\n---\n${body}`;
        const record = interpretOutput(await logOf(skill, config), workspace);
        expect(record).toMatchObject({
          masks: [],
          matchers: [],
          warnings: [],
          debug: [],
          dropped: [],
          hasFailed: false,
        });
        expect([
          record.outputs.size,
          record.state.size,
          record.env.size,
          record.paths.length,
        ]).toEqual([0, 0, 0, 0]);
        expect(record.log.filter((line) => /^##\[(?:end)?group\]/.test(line))).toEqual([]);
        expect(
          record.annotations.filter(({ title }) => !/^[a-z]+(?:-[a-z]+)*$/.test(title ?? "")),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("stays inert even without stop commands", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const output = await logOf(
          `---\nname: ${JSON.stringify(text)}\n${text}\n---\n${text}`,
          "{}",
        );
        const unguarded = output.replace(/^::(?:stop-commands::)?secret-token-\d+(?:::)?$/gm, "");
        const { annotations } = interpretOutput(unguarded, workspace);
        expect(interpretOutput(output, workspace).annotations).toEqual(annotations);
      }),
      { numRuns: 200 },
    );
  });
});
