import { formatCondition } from "../skill/format-condition.ts";
import type { Executor } from "./executor.ts";

/** Puts a question to a person and gives the line that comes back; null when nobody is there or nothing more comes. */
export type Ask = (question: string) => Promise<string | null>;

/**
 * A person performs each skill, or says that it is done: yes, skip or abort. Without a person the run waits; nothing that
 * cannot be understood counts as a yes.
 */
export function interactiveExecutor(ask: Ask): Executor {
  return {
    name: "interactive",
    execute: async ({ skill, step }) => {
      const gives = skill.model.postconditions.map(({ value }) =>
        formatCondition({ kind: "fact", soft: false, ...value }),
      );
      const effect = gives.length === 0 ? "" : `, which gives ${gives.join(", ")}`;
      const question = `step ${step}: perform ${skill.name}${effect}\ndone? [y]es, [s]kip, [a]bort: `;
      for (;;) {
        const line = await ask(question);
        if (line === null) {
          return { result: "suspended", question: `step ${step}: is ${skill.name} done?` };
        }
        const word = line.trim().toLowerCase();
        if (word === "y" || word === "yes")
          return { result: "success", summary: "a person did it" };
        if (word === "s" || word === "skip")
          return { result: "skipped", summary: "skipped by a person" };
        if (word === "a" || word === "abort") return { result: "aborted" };
      }
    },
  };
}
