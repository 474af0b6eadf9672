import type { YamlValue } from "../parser/yaml-value.ts";
import type { Condition } from "./condition.ts";
import { fieldOf } from "./field-of.ts";
import { type FieldPlace, problemAt, sourced } from "./field-place.ts";
import {
  type ParsedCondition,
  parseAlternatives,
  parseCondition,
  splitList,
  unreadableCondition,
} from "./parse-condition.ts";
import type { ConditionProblem, Sourced } from "./skill.ts";

export interface ConditionReading {
  readonly conditions: readonly Sourced<Condition>[];
  readonly problems: readonly ConditionProblem[];
}

/**
 * Reads a list of conditions. A text where a list is expected is reported and enforced all the same (the portable
 * place expects a text); an item that cannot be read is reported and becomes a condition that never holds.
 */
export function readConditions(place: FieldPlace): ConditionReading {
  const conditions: Sourced<Condition>[] = [];
  const problems: ConditionProblem[] = [];
  const add = (parsed: ParsedCondition, at: YamlValue): void => {
    conditions.push(sourced(place, parsed.condition, at));
    problems.push(...parsed.faults.map((fault) => problemAt(place, at, fault.code, fault.args)));
  };
  const { value } = place;
  if (value.kind === "list") {
    for (const item of value.items) add(readItem(item), item);
  } else if (value.kind === "map") {
    problems.push(problemAt(place, value, "condition-scalar", { found: "map" }));
    add(readItem(value), value);
  } else if (value.type === "string") {
    const texts = splitList(value.text);
    if (place.source !== "portable" && texts.length > 0) {
      problems.push(
        problemAt(place, value, "condition-scalar", { found: "text", text: value.text }),
      );
    }
    for (const text of texts) add(parseCondition(text), value);
  } else if (value.type !== "null") {
    problems.push(
      problemAt(place, value, "condition-scalar", { found: value.type, text: value.text }),
    );
    add(notText(value.text), value);
  }
  return { conditions, problems };
}

function readItem(item: YamlValue): ParsedCondition {
  if (item.kind === "scalar") {
    return item.type === "string" ? parseCondition(item.text) : notText(item.text);
  }
  if (item.kind === "list") return notText("[…]");
  const only = item.fields.length === 1 ? item.fields[0] : undefined;
  if (only === undefined) return notText("{…}");
  const isSoft = only.key === "any?";
  if (only.key === "any" || isSoft) return readAny(fieldOf(item, only.key) as YamlValue, isSoft);
  if (only.value.kind === "scalar" && only.key === "entity") {
    // `- entity: x`: a blank too much makes a map of it.
    return notText(`${only.key}: ${only.value.text}`, `${only.key}:${only.value.text}`);
  }
  return notText(`${only.key}: …`);
}

function readAny(value: YamlValue, isSoft: boolean): ParsedCondition {
  if (value.kind === "scalar" && value.type === "string") {
    return parseAlternatives(splitList(value.text), isSoft, `any(${value.text})`);
  }
  if (value.kind !== "list") return notText("any: …");
  const texts: string[] = [];
  for (const item of value.items) {
    if (item.kind !== "scalar" || item.type !== "string") return notText("any: […]");
    texts.push(item.text);
  }
  return parseAlternatives(texts, isSoft, `any(${texts.join(", ")})`);
}

function notText(text: string, suggestion?: string): ParsedCondition {
  return unreadableCondition(text, "not-text", suggestion);
}
