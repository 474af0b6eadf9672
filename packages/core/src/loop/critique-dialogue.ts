import type { Ask } from "./interactive-executor.ts";
import { readCritique } from "./read-critique.ts";
import type { RunModel } from "./run-model.ts";
import type { CritiqueAnswer } from "./run-ports.ts";
import type { RunState } from "./run-state.ts";

const COMMANDS = "[a]ccept, [s]kip SKILL, [f]orce SKILL, [r]eset, [q]uit";

/**
 * Shows a plan to a person, who accepts it, leaves a skill out, wants one first, takes back what was said before, or ends
 * the run. What was said holds for the rest of the run. A word that means nothing asks again.
 */
export async function critiqueDialogue(
  state: RunState,
  model: RunModel,
  ask: Ask,
): Promise<CritiqueAnswer> {
  const chosen = state.steps.filter(({ number }) => state.wave.includes(number));
  const steps = state.plan?.steps ?? chosen.map(({ skill }) => skill);
  let note = "";
  for (;;) {
    const line = await ask(`${note}plan: ${steps.join(" → ")}\n${COMMANDS}: `);
    if (line === null) return null;
    const reading = readCritique(line, state, model);
    if ("answer" in reading) return reading.answer;
    note = `${reading.note}\n`;
  }
}
