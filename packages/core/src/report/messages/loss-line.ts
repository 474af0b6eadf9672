import type { MessageArguments } from "../../parser/skill-document.ts";
import { joinWords } from "./join-words.ts";
import { plainKeys } from "./plain-keys.ts";
import { textsOf } from "./texts-of.ts";

/** Who loses what of a block that does not parse: `drops` and `losesFields` name hosts, `lost` the fields. */
export function lossLine({ drops, losesFields, lost }: MessageArguments): string[] {
  const fields = fieldsLost(plainKeys(textsOf(lost)));
  const parts = [
    ...outcome(textsOf(losesFields), `loads the skill without ${fields}`),
    ...outcome(textsOf(drops), "drops it"),
  ];
  return parts.length === 0 ? [] : [parts.join("; ")];
}

/** What the first host does, "as" the others do: one wording, however many there are. */
function outcome([first, ...others]: readonly string[], does: string): string[] {
  if (first === undefined) return [];
  const likewise =
    others.length === 0 ? "" : `, as ${joinWords(others)} ${others.length === 1 ? "does" : "do"}`;
  return [`${first} ${does}${likewise}`];
}

function fieldsLost(lost: readonly string[]): string {
  return lost.length === 0 ? "its fields" : joinWords(lost);
}
