import type { RunModel } from "./run-model.ts";
import type { CritiqueAnswer } from "./run-ports.ts";
import type { RunState } from "./run-state.ts";
import { canRunNow } from "./run-task.ts";

/** What a line means that a person typed about a plan: an answer, or in words why it is none. */
export type CritiqueReading =
  | { readonly answer: NonNullable<CritiqueAnswer> }
  | { readonly note: string };

/** Reads accept, skip SKILL, force SKILL, reset and quit, by their first letters too. */
export function readCritique(line: string, state: RunState, model: RunModel): CritiqueReading {
  const [word = "", ...names] = line.trim().split(/\s+/);
  const name = names.join(" ");
  const { skip, force } = state;
  switch (word.toLowerCase()) {
    case "a":
    case "accept":
      return { answer: { decision: "accept" } };
    case "q":
    case "quit":
      return { answer: { decision: "quit" } };
    case "r":
    case "reset":
      return { answer: { decision: "change", skip: [], force: [] } };
    case "s":
    case "skip": {
      if (!model.skills.has(name)) return { note: `no skill is called "${name}"` };
      const kept = force.filter((skill) => skill !== name);
      return {
        answer: { decision: "change", skip: [...new Set([...skip, name])], force: kept },
      };
    }
    case "f":
    case "force": {
      if (!model.skills.has(name)) return { note: `no skill is called "${name}"` };
      if (!canRunNow(name, state, model)) {
        return {
          note: `${name} cannot run now: its conditions do not hold, or it has run already`,
        };
      }
      const kept = skip.filter((skill) => skill !== name);
      return {
        answer: { decision: "change", skip: kept, force: [...new Set([...force, name])] },
      };
    }
    default:
      return { note: `"${word}" means nothing here` };
  }
}
