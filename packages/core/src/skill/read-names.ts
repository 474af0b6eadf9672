import type { TextRange } from "../base/text-range.ts";
import type { YamlValue } from "../parser/yaml-value.ts";
import { type FieldPlace, rangeIn } from "./field-place.ts";

export interface NameReading {
  readonly name: string;
  readonly isSoft: boolean;
  readonly range: TextRange | null;
}

/** Keys under which objects in dependency lists hold the name of a skill. */
const NAME_KEYS: readonly string[] = ["slug", "name", "skill", "id"];

/**
 * Names in a field: a list of texts or of objects (`{slug: x}`, `{skill: x, required: false}`), or one text with
 * commas or blanks between. `NAME?` marks an optional one.
 */
export function readNames(place: FieldPlace): NameReading[] {
  const { value } = place;
  const items = value.kind === "list" ? value.items : [value];
  return items.flatMap((item) => namesOf(place, item, value.kind === "list"));
}

function namesOf(place: FieldPlace, item: YamlValue, isListItem: boolean): NameReading[] {
  if (item.kind === "list") return [];
  const range = rangeIn(place, item);
  if (item.kind === "scalar") {
    if (item.type !== "string") return [];
    const texts = isListItem ? [item.text.trim()] : item.text.split(/[,\s]+/);
    return texts.filter((text) => text !== "").map((text) => nameOf(text, false, range));
  }
  const named = item.fields.find(
    ({ key, value }) => NAME_KEYS.includes(key) && value.kind === "scalar",
  );
  if (named?.value.kind !== "scalar") return [];
  const isOptional = item.fields.some(
    ({ key, value }) =>
      value.kind === "scalar" &&
      ((key === "required" && value.value === false) ||
        (key === "optional" && value.value === true)),
  );
  return [nameOf(named.value.text.trim(), isOptional, range)];
}

function nameOf(text: string, isOptional: boolean, range: TextRange | null): NameReading {
  const isMarked = text.endsWith("?");
  return {
    name: isMarked ? text.slice(0, -1).trimEnd() : text,
    isSoft: isMarked || isOptional,
    range,
  };
}
