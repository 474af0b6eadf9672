import { describe, expect, it } from "vitest";
import { parseSkill } from "../../parser/parse-skill.ts";
import { findHomePaths } from "./find-home-paths.ts";

function homesOf(body: string): string[] {
  const document = parseSkill(`---\nname: a\ndescription: A.\n---\n\n${body}\n`);
  return findHomePaths(document).map(({ home }) => home);
}

describe("findHomePaths", () => {
  it.each([
    ["Open /Users/me/work.", "/Users/me"],
    ["Open `/home/me/work`.", "/home/me"],
    ["Open D:\\Users\\me\\work.", "D:\\Users\\me"],
    ['```json\n{ "command": "C:\\\\Users\\\\me\\\\run.exe" }\n```', "C:\\\\Users\\\\me"],
    ["```bash\n/home/me/bin/run\n```", "/home/me"],
  ])("finds the home of %s", (body, home) => {
    expect(homesOf(body)).toEqual([home]);
  });

  it.each([
    "/Users/you/work, /home/user/work, /home/yourname/work, /Users/john.doe/work",
    "/home/runner/work, /home/vscode/.cargo, /home/node/app",
    "https://example.com/home/me/work, ~/home/me/work, src/home/components/x",
    "GET /Users/2819c223/groups is not of a person: /Users/42/groups",
    "Local paths (e.g., `/Users/me/work`) are replaced.",
    "```\nReady at /Users/me/work\n```",
    "```bash\n# such as /Users/me/my work\n```",
    "/home/me",
  ])("finds none in %s", (body) => {
    expect(homesOf(body)).toEqual([]);
  });
});
