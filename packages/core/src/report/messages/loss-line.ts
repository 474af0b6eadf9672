import type { MessageArguments } from "../../parser/skill-document.ts";
import { joinWords } from "./join-words.ts";
import { plainKeys } from "./plain-keys.ts";
import { textsOf } from "./texts-of.ts";

/** Who loses what of a block that does not parse: `drops` and `losesFields` name hosts, `lost` the fields. */
export function lossLine({ drops, losesFields, lost }: MessageArguments): string[] {
  const parts = [
    ...outcome(textsOf(losesFields), "loads the skill without", "load the skill without").map(
      (text) => `${text} ${fieldsLost(plainKeys(textsOf(lost)))}`,
    ),
    ...outcome(textsOf(drops), "drops it", "drop it"),
  ];
  return parts.length === 0 ? [] : [parts.join("; ")];
}

function outcome(hosts: readonly string[], one: string, several: string): string[] {
  if (hosts.length === 0) return [];
  return [`${joinWords(hosts)} ${hosts.length === 1 ? one : several}`];
}

function fieldsLost(lost: readonly string[]): string {
  return lost.length === 0 ? "its fields" : joinWords(lost);
}
