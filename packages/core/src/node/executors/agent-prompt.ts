import type { ExecutorCall } from "../../loop/executor.ts";
import { formatCondition } from "../../skill/format-condition.ts";

/** The facts of a world may be many, and few of them matter to one step. */
const MOST_FACTS = 200;

/**
 * What an agent is told: the skill's own text, what holds, what is wanted, and the form of the answer. The skill's text is
 * set between lines that it does not contain, so that it cannot end its part by itself.
 */
export function agentPrompt(
  { skill, goal, facts, step, attempt }: ExecutorCall,
  document: { readonly file: string; readonly text: string } | null,
): string {
  const { postconditions } = skill.model;
  const { file, text } = document ?? { file: "no file", text: "" };
  const fence = fenceFor(text);
  const wanted = postconditions.map(({ value }) =>
    formatCondition({ kind: "fact", soft: false, ...value }),
  );
  const shown = facts.slice(0, MOST_FACTS);
  const more = facts.length > shown.length ? `\n(and ${facts.length - shown.length} more)` : "";
  return `Perform the skill "${skill.name}" (step ${step}, attempt ${attempt}) on the way to: ${goal.join(", ")}.

Facts that hold:
${list(shown)}${more}

Facts that the skill is to make true (or, after NOT, false):
${list(wanted)}

The skill (${file}), between the lines "${fence}":
${fence}
${text.trimEnd()}
${fence}

When you are done, answer with one JSON object and nothing else:
{"result": "success" | "partial" | "failed", "new_states": [facts that became true], "remove_states": [facts that became false], "summary": "one sentence"}
Leave new_states out of a success to say that all facts above came true. Say "partial" or "failed" when they did not.
`;
}

function list(items: readonly string[]): string {
  return items.length === 0 ? "(none)" : items.map((item) => `- ${item}`).join("\n");
}

function fenceFor(text: string): string {
  let fence = "=====";
  while (text.includes(fence)) fence += "=";
  return fence;
}
