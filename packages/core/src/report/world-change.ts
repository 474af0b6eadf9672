import { compareText } from "../base/compare.ts";
import type { World } from "../world/world.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";

/** A world before and after a command, and what its file is called. */
export interface WorldChange {
  readonly file: string;
  readonly before: World;
  readonly after: World;
}

/** A change of the world as lines of facts with `+` and `-`, for a terminal. */
export function prettyWorldChange(change: WorldChange, { style }: PrettyOptions): string {
  const { added, removed, executed } = differenceOf(change);
  const file = toVisibleLine(change.file);
  if (change.before === change.after) return `${file}: nothing to change\n`;
  const lines = [
    ...executed.map(({ skill, result }) => `  ${toVisibleLine(skill)}: ${result}`),
    ...added.map((fact) => style("good", `  + ${toVisibleLine(fact)}`)),
    ...removed.map((fact) => style("error", `  - ${toVisibleLine(fact)}`)),
  ];
  return `${[style("heading", file), ...lines].join("\n")}\n`;
}

/** The same for programs: `{"file","changed","added","removed","completed"}`. */
export function worldChangeJson(change: WorldChange): string {
  const { added, removed, executed } = differenceOf(change);
  const { file, before, after } = change;
  return `${JSON.stringify({ file, changed: before !== after, added, removed, completed: executed }, null, 2)}\n`;
}

function differenceOf({ before, after }: WorldChange): {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly executed: World["completed_skills"];
} {
  const [old, now] = [new Set(before.active_states), new Set(after.active_states)];
  return {
    added: [...now].filter((fact) => !old.has(fact)).sort(compareText),
    removed: [...old].filter((fact) => !now.has(fact)).sort(compareText),
    executed: after.completed_skills.slice(before.completed_skills.length),
  };
}
