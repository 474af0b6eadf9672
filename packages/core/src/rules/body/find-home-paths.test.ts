import { describe, expect, it } from "vitest";
import { parseSkill } from "../../parser/parse-skill.ts";
import { findHomePaths } from "./find-home-paths.ts";

function homesOf(body: string): string[] {
  const document = parseSkill(`---\nname: a\ndescription: A.\n---\n\n${body}\n`);
  return findHomePaths(document).map(({ home }) => home);
}

describe("findHomePaths", () => {
  it.each([
    ["Open /Users/rkessler/work.", "/Users/rkessler"],
    ["Open `/home/rkessler/work`.", "/home/rkessler"],
    ["Open D:\\Users\\rkessler\\work.", "D:\\Users\\rkessler"],
    [
      '```json\n{ "command": "C:\\\\Users\\\\rkessler\\\\run.exe" }\n```',
      "C:\\\\Users\\\\rkessler",
    ],
    ["```bash\n/home/rkessler/bin/run\n```", "/home/rkessler"],
  ])("finds the home of %s", (body, home) => {
    expect(homesOf(body)).toEqual([home]);
  });

  it.each([
    "/Users/you/work, /home/user/work, /home/yourname/work, /Users/john.doe/work",
    "/home/runner/work, /home/vscode/.cargo, /home/node/app",
    "https://example.com/home/rkessler/work, ~/home/rkessler/work, src/home/components/x",
    "GET /Users/2819c223/groups is not of a person: /Users/42/groups",
    "Local paths (e.g., `/Users/rkessler/work`) are replaced.",
    "```\nReady at /Users/rkessler/work\n```",
    "```bash\n# such as /Users/rkessler/my work\n```",
    "/home/rkessler",
  ])("finds none in %s", (body) => {
    expect(homesOf(body)).toEqual([]);
  });
});
