import type { Ask } from "./interactive-executor.ts";
import type { RunModel } from "./run-model.ts";
import type { CritiqueAnswer } from "./run-ports.ts";
import type { RunState } from "./run-state.ts";
import { canRunNow } from "./run-task.ts";

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
  const plan = (state.plan?.steps ?? state.wave.map((n) => state.steps[n - 1]?.skill ?? "")).join(
    " → ",
  );
  let note = "";
  for (;;) {
    const line = await ask(`${note}plan: ${plan}\n${COMMANDS}: `);
    if (line === null) return null;
    const [word = "", name = "", ...others] = line.trim().split(/\s+/);
    const { skip, force } = state;
    const isKnown = others.length === 0 && model.skills.has(name);
    switch (word.toLowerCase()) {
      case "a":
      case "accept":
        return { decision: "accept" };
      case "q":
      case "quit":
        return { decision: "quit" };
      case "r":
      case "reset":
        return { decision: "change", skip: [], force: [] };
      case "s":
      case "skip":
        if (isKnown) {
          const kept = force.filter((skill) => skill !== name);
          return { decision: "change", skip: [...new Set([...skip, name])], force: kept };
        }
        note = `no skill is called "${name}"\n`;
        break;
      case "f":
      case "force":
        if (isKnown && canRunNow(name, state, model)) {
          const kept = skip.filter((skill) => skill !== name);
          return { decision: "change", skip: kept, force: [...new Set([...force, name])] };
        }
        note = isKnown
          ? `${name} cannot run now: its conditions do not hold, or it has run already\n`
          : `no skill is called "${name}"\n`;
        break;
      default:
        note = `"${word}" means nothing here\n`;
    }
  }
}
