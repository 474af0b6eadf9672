import { describe, expect, it } from "vitest";
import { judgeHosts } from "../../check/judge-hosts.ts";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/repository-of.ts";
import { plainStyle } from "../style.ts";
import { hostsJson } from "./hosts-json.ts";
import { prettyHosts } from "./pretty-hosts.ts";

const FILES = {
  "skills/fine/SKILL.md": "---\nname: fine\ndescription: Does one small thing.\n---\n",
  "skills/colon/SKILL.md": "---\nname: colon\ndescription: Deploys: builds and ships.\n---\n",
};
const loading = judgeHosts(repositoryOf(FILES), DEFAULT_CONFIG, ["claude-code", "codex", "gemini"]);

describe("prettyHosts", () => {
  it("shows skills in trouble and hosts that have it, then who loses what", () => {
    expect(prettyHosts(loading, { style: plainStyle, columns: 80 })).toBe(
      `skill         claude-code  codex
skills/colon  ~            ✗

✓ loads  ~ loads with loss  ✗ dropped  · not in its folders  ? not known

claude-code  loses fields of 1: the YAML cannot be read (yaml-unquoted-colon)
codex        drops 1: the YAML cannot be read (yaml-unquoted-colon)

1 other skill without trouble
no trouble in gemini
`,
    );
  });

  it("breaks columns that do not fit into a table of their own", () => {
    const text = prettyHosts(loading, { style: plainStyle, columns: 28 });
    expect(text.split("\n").filter((line) => line.startsWith("skill "))).toEqual([
      "skill         claude-code",
      "skill         codex",
    ]);
  });

  it("says no more than that where all is well", () => {
    const fine = loading.filter(({ skill }) => skill.name === "fine");
    expect(prettyHosts(fine, { style: plainStyle, columns: 80 })).toBe(
      "1 skill without trouble\nno trouble in claude-code, codex, gemini\n",
    );
  });
});

it("JSON has every skill with every verdict", () => {
  expect(hostsJson(loading).map(({ skill }) => skill)).toEqual(["colon", "fine"]);
  expect(hostsJson(loading)[0]).toMatchObject({
    file: "skills/colon/SKILL.md",
    verdicts: [
      { host: "claude-code", outcome: "loses", lost: ["name", "description"] },
      { host: "codex", outcome: "dropped", reasons: [{ code: "yaml" }] },
      { host: "gemini", outcome: "loads" },
    ],
  });
});
