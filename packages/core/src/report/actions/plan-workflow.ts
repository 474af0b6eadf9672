import type { CommandLine } from "../../config/execution.ts";
import { toVisibleLine } from "../visible-text.ts";
import type { PlannedJob, PlannedWorkflow } from "./planned-job.ts";

/**
 * Plans as one GitHub Actions workflow: a job a step, which needs the jobs that it waits for. Job ids are ours; names of
 * skills stand in quoted texts and variables only, where they can be neither YAML, nor an expression, nor shell.
 */
export function plansWorkflow(workflows: readonly PlannedWorkflow[]): string {
  const ids = workflows.map(({ id }) => toVisibleLine(id)).join(", ");
  const lines = [
    "# Made by `ctxfst plan --format workflow`. Each job starts from a fresh checkout: what later jobs need of earlier",
    "# ones has to be handed on, for example as artifacts.",
    `name: ${quoted(`CtxFST: ${ids}`)}`,
    "on:",
    "  workflow_dispatch:",
    "permissions:",
    "  contents: read",
    "jobs:",
  ];
  for (const [w, { jobs }] of workflows.entries()) {
    const jobId = (i: number): string =>
      workflows.length === 1 ? `step-${i + 1}` : `goal-${w + 1}-step-${i + 1}`;
    for (const [i, job] of jobs.entries()) lines.push(...jobLines(job, jobId(i), jobId));
  }
  if (workflows.every(({ jobs }) => jobs.length === 0)) lines.push(...NOTHING_TO_DO);
  return `${lines.join("\n")}\n`;
}

/** A workflow must have a job. */
const NOTHING_TO_DO: readonly string[] = [
  "  nothing-to-do:",
  "    runs-on: ubuntu-latest",
  "    steps:",
  "      - run: echo 'The goals hold already, or have no plan.'",
];

function jobLines(job: PlannedJob, id: string, idOf: (index: number) => string): string[] {
  const needs = job.needs.length === 0 ? [] : [`    needs: [${job.needs.map(idOf).join(", ")}]`];
  return [
    `  ${id}:`,
    `    name: ${quoted(job.skill)}`,
    ...needs,
    "    runs-on: ubuntu-latest",
    "    steps:",
    "      - uses: actions/checkout@v5",
    `      - name: ${quoted(`Perform ${job.skill}`)}`,
    "        env:",
    `          CTXFST_SKILL: ${quoted(job.skill)}`,
    `          CTXFST_SKILL_FILE: ${quoted(job.file ?? "")}`,
    ...runLines(job.command),
  ];
}

function runLines(command: CommandLine | null): string[] {
  if (command === null) {
    return [
      "        run: |",
      '          echo "Perform $CTXFST_SKILL as $CTXFST_SKILL_FILE says."',
      '          echo "The config\'s execution names no command for it."',
    ];
  }
  const script = typeof command === "string" ? command : command.map(shellWord).join(" ");
  return [`        run: ${quoted(script)}`];
}

/** A program's word for a POSIX shell. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** What begins an expression of GitHub's. */
const OPENING = "$".concat("{{");

/** A text in double quotes, in which GitHub sees no expression: JSON is YAML, and hidden characters are escaped. */
function quoted(text: string): string {
  return JSON.stringify(text)
    .replaceAll(OPENING, `${OPENING} '${OPENING}' }}`)
    .replace(
      /[\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}
