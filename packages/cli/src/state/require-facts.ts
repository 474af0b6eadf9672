import { CtxfstError, parseCondition, toVisibleLine } from "@ctxfst/core";
import type { StateCall } from "./state-call.ts";

/**
 * Words as facts. One that is no `entity:` id is taken as it is, with a warning.
 * @throws CtxfstError `usage` for a word that is no fact, or that is a skill's name
 */
export function requireFacts(
  words: readonly string[],
  { opened, shell }: Pick<StateCall, "opened" | "shell">,
): readonly string[] {
  return words.map((word) => {
    const { condition, isReadable, faults } = parseCondition(word);
    if (!isReadable || condition.kind !== "fact" || condition.negated || condition.soft) {
      throw new CtxfstError("usage", `"${word}" is no fact; a fact looks like entity:x`);
    }
    const { fact } = condition;
    if (opened.repository.byName.has(fact)) {
      throw new CtxfstError(
        "usage",
        `"${fact}" is a skill, not a fact; ctxfst state complete ${fact} records that it was done`,
      );
    }
    for (const { args } of faults) {
      const meant = args.suggestion === undefined ? "" : `; did you mean ${args.suggestion}?`;
      shell.stderr(
        `ctxfst: ${toVisibleLine(`"${fact}" is no entity id, taken as it is${meant}`)}\n`,
      );
    }
    return fact;
  });
}
