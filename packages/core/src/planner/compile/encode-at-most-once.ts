import { complement, type LiteralAction, type LiteralTask } from "./literal-task.ts";

/**
 * Gives every at-most-once action whose repetition could be of use a fact of its own that the first run makes
 * true and that must not hold before. A repetition is of no use when no other action can undo an effect of the
 * first: states would not differ. Tasks without removals therefore get no such facts, which keeps them small.
 */
export function encodeAtMostOnce(task: LiteralTask): LiteralTask {
  const causers = new Map<number, number>();
  task.actions.forEach((action, i) => {
    for (const literal of action.effects) {
      causers.set(literal, causers.has(literal) && causers.get(literal) !== i ? -1 : i);
    }
  });
  const canBeUndone = (action: LiteralAction, index: number): boolean =>
    action.effects.some((literal) => {
      const causer = causers.get(complement(literal));
      return causer !== undefined && causer !== index;
    });
  const factNames = [...task.factNames];
  const actions = task.actions.map((action, i) => {
    if (!action.atMostOnce || !canBeUndone(action, i)) return action;
    const ran = factNames.push(null) - 1;
    return {
      ...action,
      preconditions: [...action.preconditions, 2 * ran + 1],
      effects: [...action.effects, 2 * ran],
    };
  });
  const init = new Uint8Array(factNames.length);
  init.set(task.init);
  return { ...task, factNames, init, actions };
}
