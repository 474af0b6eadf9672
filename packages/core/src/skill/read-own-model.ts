import type { YamlValue } from "../parser/yaml-value.ts";
import type { Condition, Literal } from "./condition.ts";
import type { FieldPlace } from "./field-place.ts";
import { formatCondition, formatLiteral } from "./format-condition.ts";
import { mergePlaces, type PlaceReading } from "./merge-places.ts";
import { readConditions } from "./read-conditions.ts";
import { readEffects } from "./read-effects.ts";
import { readNames } from "./read-names.ts";
import { readCost, readFlag, readWord, type ScalarReading } from "./read-scalars.ts";
import type { ConditionProblem, SkillModel, SkillReference, Sourced } from "./skill.ts";
import { placesOf, type WorldField } from "./world-fields.ts";

/** The world-model fields of one skill, before dialects and other skills are looked at. */
export type OwnModel = Omit<SkillModel, "cost">;

const REPLAY: readonly SkillModel["replay"][] = ["safe", "ask", "never"];
const EFFECTS: readonly SkillModel["effects"][] = ["reversible", "irreversible"];

/** Reads the world-model fields from all places. `conditions` is the skill's entry in the config, if any. */
export function readOwnModel(
  name: string,
  fields: ReadonlyMap<string, YamlValue>,
  conditions: Readonly<Record<string, unknown>> | undefined,
): OwnModel {
  const reader = new ModelReader((field) => placesOf(field, fields, conditions, name));
  const preconditions = reader.preconditions();
  const postconditions = reader.postconditions();
  const costLabel = reader.scalar("cost", readCost) ?? "medium";
  const idempotent = reader.scalar("idempotent", readFlag) ?? false;
  const replay = reader.scalar("replay", (place) => readWord(place, REPLAY)) ?? "ask";
  const effects = reader.scalar("effects", (place) => readWord(place, EFFECTS)) ?? "reversible";
  const references = reader.relatedSkills();
  const relatedNodes = reader.relatedNodes();
  const { problems, isDeclared } = reader;
  return {
    preconditions,
    postconditions,
    costLabel,
    idempotent,
    replay,
    effects,
    references,
    relatedNodes,
    problems,
    isDeclared,
  };
}

class ModelReader {
  readonly problems: ConditionProblem[] = [];
  isDeclared = false;
  readonly #placesOf: (field: WorldField) => readonly FieldPlace[];

  constructor(places: (field: WorldField) => readonly FieldPlace[]) {
    this.#placesOf = places;
  }

  /** Places that differ are all enforced: reading only one of them could let the skill run too early. */
  preconditions(): Sourced<Condition>[] {
    const readings = this.#read("preconditions", (place) => {
      const { conditions, problems } = readConditions(place);
      this.problems.push(...problems);
      return {
        value: conditions,
        key: keyOfSet(conditions.map(({ value }) => formatCondition(value))),
      };
    });
    const merged = mergePlaces(readings);
    this.problems.push(...merged.problems);
    if (!merged.isConflict) return [...(merged.chosen?.value ?? [])];
    const known = new Set<string>();
    return readings
      .flatMap(({ value }) => value)
      .filter(({ value }) => {
        const key = formatCondition(value);
        return known.has(key) ? false : known.add(key);
      });
  }

  postconditions(): Sourced<Literal>[] {
    const readings = this.#read("postconditions", (place) => {
      const { effects, problems } = readEffects(place);
      this.problems.push(...problems);
      return { value: effects, key: keyOfSet(effects.map(({ value }) => formatLiteral(value))) };
    });
    return [...(this.#choose(readings) ?? [])];
  }

  scalar<T extends string | boolean>(
    field: WorldField,
    readOne: (place: FieldPlace) => ScalarReading<T>,
  ): T | null {
    const readings = this.#read(field, (place) => {
      const { value, problem } = readOne(place);
      if (problem !== null) this.problems.push(problem);
      return { value, key: String(value) };
    });
    return this.#choose(readings.filter(({ value }) => value !== null));
  }

  relatedSkills(): SkillReference[] {
    return this.#names("related_skills").map(({ name, field, range }) => ({
      name,
      strength: "hint",
      direction: "requires",
      field,
      range,
    }));
  }

  relatedNodes(): string[] {
    return [...new Set(this.#names("related_nodes").map(({ name }) => name))];
  }

  #names(field: WorldField): { name: string; field: string; range: SkillReference["range"] }[] {
    const readings = this.#read(field, (place) => {
      const names = readNames(place).map(({ name, range }) => ({
        name,
        range,
        field: place.field,
      }));
      return { value: names, key: keyOfSet(names.map(({ name }) => name)) };
    });
    return [...(this.#choose(readings) ?? [])];
  }

  #read<T>(
    field: WorldField,
    readOne: (place: FieldPlace) => { value: T; key: string },
  ): PlaceReading<T>[] {
    const places = this.#placesOf(field);
    if (places.length > 0) this.isDeclared = true;
    return places.map((place) => ({ place, ...readOne(place) }));
  }

  #choose<T>(readings: readonly PlaceReading<T>[]): T | null {
    const merged = mergePlaces(readings);
    this.problems.push(...merged.problems);
    return merged.chosen?.value ?? null;
  }
}

/** Order and repeats do not change what a list of conditions means. */
function keyOfSet(texts: readonly string[]): string {
  return [...new Set(texts)].sort().join("\n");
}
