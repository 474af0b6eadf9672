import type { CliCase } from "./cli-case.ts";

const SKILLS = [
  { name: "unlock", preconditions: ["entity:鎖"], postconditions: ["NOT entity:鎖"] },
  { name: "go", preconditions: ["NOT entity:鎖"], postconditions: ["entity:goal"] },
];
const STATE = { goal: "entity:goal", active_states: ["entity:鎖"], completed_skills: [] };
const PLAN = JSON.stringify({ fn: "find_plan", input: { state: STATE, skills: SKILLS } });
const LISTING = JSON.stringify({
  fn: "skill_listing",
  input: {
    host: "codex",
    skills: [{ name: "a", scope: "repo", description: "Does a.", path: "/w/a/SKILL.md" }],
  },
});

/** Calls of `compat`. */
export const compatCases: readonly CliCase[] = [
  {
    name: "compat answers as the reference does",
    argv: ["compat"],
    stdin: `${PLAN}\n`,
    code: 0,
    stdout: [/^\{"plan":null,"length":null\}\n$/],
  },
  {
    name: "compat in the default mode answers as we do, also without a last line break",
    argv: ["compat", "--mode", "default"],
    stdin: PLAN,
    code: 0,
    stdout: [/^\{"plan":\["unlock","go"\],"length":2\}\n$/],
  },
  {
    name: "compat lists skills as a host does",
    argv: ["compat"],
    stdin: LISTING,
    code: 0,
    stdout: ['"lines":["- a: Does a. (file: /w/a/SKILL.md)"]'],
  },
  {
    name: "compat answers a broken line with its number and goes on",
    argv: ["compat"],
    stdin: `{"fn":\r\n\n${PLAN}\r\n{"fn":"skill_listing","input":{"host":1}}\n`,
    code: 2,
    stdout: [
      /^\{"error":\{"code":"file-invalid","message":"[^"]*","line":1\}\}\n\{"plan":null/,
      '"line":4',
    ],
    stderr: ["2 lines could not be answered"],
  },
  { name: "compat without input answers nothing", argv: ["compat"], code: 0, stdout: [/^$/] },
  {
    name: "compat does not know other modes",
    argv: ["compat", "--mode", "strict"],
    code: 2,
    stderr: ["--mode"],
  },
];
