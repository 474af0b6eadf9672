import type { FactEvent, FactStory } from "../../loop/explain-fact.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import { toVisibleLine } from "../visible-text.ts";

const WORDS: Readonly<Record<FactEvent["change"], string>> = {
  added: "made true",
  removed: "made false",
  confirmed: "found true",
  given: "given",
  undone: "undone",
  failed: "not reached",
};

/** The story of a fact for a terminal: what made it true, then everything that happened to it. */
export function prettyWhy(story: FactStory, { style }: PrettyOptions): string {
  const { fact, holds, origin, events } = story;
  const name = style("heading", toVisibleLine(fact));
  const lines = [
    `${name} ${holds ? style("good", "holds") : style("error", "does not hold")}${because(story)}`,
  ];
  if (origin?.skill !== null && origin !== null) {
    const at = origin.run === null ? "" : ` in ${origin.run}`;
    const step = origin.step === null ? "" : `, step ${origin.step}`;
    lines.push(`  ${toVisibleLine(origin.skill)} made it true${at}${step}, ${origin.timestamp}`);
    if (origin.summary !== "") lines.push(`  ${toVisibleLine(origin.summary)}`);
    lines.push(...evidenceLines(origin.evidence).map((line) => `  ${line}`));
  }
  if (events.length > 0) lines.push("", "history");
  for (const event of events) {
    const who = event.skill === null ? "" : ` by ${toVisibleLine(event.skill)}`;
    const where = event.run === null ? "" : ` (${event.run})`;
    lines.push(`  ${event.timestamp || "no time"}  ${WORDS[event.change]}${who}${where}`);
  }
  const given = story.givenBy.map(toVisibleLine).join(", ");
  const needed = story.neededBy.map(toVisibleLine).join(", ");
  if (given !== "") lines.push("", `declared by ${given}`);
  if (needed !== "") lines.push(`needed by ${needed}`);
  return `${lines.join("\n")}\n`;
}

function because({ holds, origin, isExternal, givenBy }: FactStory): string {
  if (isExternal) return ": the config says that the outside world supplies it";
  if (!holds) return givenBy.length === 0 ? ", and no skill gives it" : "";
  if (origin === null) return ": the world says so, and no run that is known made it true";
  return origin.skill === null ? ": it was given" : "";
}

/** What speaks for it, one line each, long texts cut. */
function evidenceLines(evidence: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(evidence).map(([key, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `${key}: ${toVisibleLine(text.slice(0, 200))}`;
  });
}
