import type { MessageArguments } from "../../parser/skill-document.ts";
import type { YamlErrorOutcome } from "../../skill/profiles/profile.ts";
import { PROFILES } from "../../skill/profiles/profiles.ts";
import { joinWords } from "./join-words.ts";

/** Hosts named in a message; the others behave like one of these. */
const SHOWN_HOSTS: ReadonlySet<string> = new Set(["claude-code", "codex", "gemini"]);

/** Who loses what of a block that does not parse; nothing where the arguments name no lost fields. */
export function lossLine({ lost, cause }: MessageArguments): string[] {
  if (!Array.isArray(lost) || cause === undefined) return [];
  const parts = PROFILES.filter(({ id }) => SHOWN_HOSTS.has(id)).flatMap(({ id, onYamlError }) => {
    const loss = lossOf(onYamlError, lost as readonly string[]);
    return loss === null ? [] : [`${id} ${loss}`];
  });
  return parts.length === 0 ? [] : [parts.join("; ")];
}

function lossOf(outcome: YamlErrorOutcome, lost: readonly string[]): string | null {
  if (outcome === "drops") return "drops it";
  if (outcome !== "loses-fields") return null;
  return lost.length === 0
    ? "loads the skill without its fields"
    : `loads the skill without ${joinWords(lost)}`;
}
