// What the calls work on: files of small repositories, and a task and a world as JSON.
import { skillText } from "@ctxfst/core/testing";

export const RESUME: string = "examples/resume";
export const MATCH: string = "skills/match-skills/SKILL.md";
export const COLON: string =
  "---\nname: deploy\ndescription: Deploys a web app: builds and ships it. Use when a release is due.\n---\n\nDeploy.\n";
export const COLON_FIXED: string = COLON.replace(/description: (.*)\n/, 'description: "$1"\n');
export const BROKEN: Readonly<Record<string, string>> = { "skills/deploy/SKILL.md": COLON };
export const HARMLESS: Readonly<Record<string, string>> = {
  "skills/greet/SKILL.md": skillText({ name: "greet" }),
};
/** Without characters that a terminal obeys or hides. */
export const NO_CODES: RegExp = /^(?:\n|[^\p{Cc}\p{Cf}])*$/u;
export const HOSTILE: Readonly<Record<string, string>> = {
  "a/SKILL.md": skillText({ name: "a" }).replace(
    "\n---\n",
    '\npostconditions: ["entity:\\e[31mx", "entity:\\x9b1my"]\n---\n',
  ),
};
export const TASK: string = JSON.stringify({
  init: ["a"],
  goal: ["c", "NOT d"],
  skills: [
    { name: "two", preconditions: ["b"], postconditions: ["c"], cost: 2 },
    { name: "one", preconditions: ["a"], postconditions: ["b"], cost: 1, note: "ignored" },
  ],
});
export const WORLD: string = JSON.stringify({
  session_id: "s",
  goal: "entity:learn-kubernetes-path",
  active_states: ["entity:has-skill-gap-analysis"],
  completed_skills: [],
});
