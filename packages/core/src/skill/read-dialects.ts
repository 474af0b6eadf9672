import type { Config } from "../config/config.ts";
import type { YamlValue } from "../parser/yaml-value.ts";
import type { Condition, Literal } from "./condition.ts";
import { artifactFact, doneFact } from "./dialect-facts.ts";
import { type DialectField, findDialectFields } from "./dialect-fields.ts";
import { type NameReading, readNames } from "./read-names.ts";
import type { SkillReference, Sourced } from "./skill.ts";

/** What the dialect fields of one skill say, as references and as the conditions they stand for. */
export interface DialectReading {
  readonly references: readonly SkillReference[];
  readonly preconditions: readonly Sourced<Condition>[];
  readonly postconditions: readonly Sourced<Literal>[];
  readonly isDeclared: boolean;
}

/** The name under which the repository knows a skill, or null. */
export type ResolveName = (name: string) => string | null;

/** A name that could be a skill's; versions, paths and sentences are something else. */
const NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u;

/**
 * Reads the dialect fields that the config leaves on. "A requires B" is the condition `done:B` of A; what makes B
 * produce it is `linkSkills`, which knows all skills. Soft and advisory ones are soft conditions: they only rank.
 */
export function readDialects(
  own: string,
  fields: ReadonlyMap<string, YamlValue>,
  dialects: Config["dialects"],
  resolve: ResolveName,
): DialectReading {
  const references: SkillReference[] = [];
  const preconditions: Sourced<Condition>[] = [];
  const postconditions: Sourced<Literal>[] = [];
  const on = findDialectFields(fields).filter(
    ({ dialect }) => dialects === "all" || dialects.includes(dialect),
  );
  for (const field of on) {
    if (field.meaning.kind === "consumes")
      preconditions.push(...readConsumed(field, field.meaning));
    else if (field.meaning.kind === "produces") postconditions.push(...readProduced(field));
    else references.push(...readReferences(own, field, resolve));
  }
  for (const reference of references) {
    if (reference.direction === "requires") preconditions.push(conditionOf(reference));
  }
  return {
    references,
    preconditions: unique(preconditions),
    postconditions,
    isDeclared: on.length > 0,
  };
}

function readReferences(own: string, field: DialectField, resolve: ResolveName): SkillReference[] {
  const { meaning, place } = field;
  const names = readNames(place);
  if (meaning.kind === "sequence") return readSequence(own, field, names, resolve);
  return names.flatMap((reading): SkillReference[] => {
    const known = resolve(reading.name);
    if (meaning.kind !== "names") {
      // A list of anything may hold a library of the skill's own name.
      if (known === null || known === own) return [];
      return [reference(field, reading, known, "hard", "requires")];
    }
    if (known === null && !NAME.test(reading.name)) return [];
    return [reference(field, reading, known ?? reading.name, meaning.strength, meaning.direction)];
  });
}

/** In a list of names, what stands before this skill comes first, what stands after it later. */
function readSequence(
  own: string,
  field: DialectField,
  names: readonly NameReading[],
  resolve: ResolveName,
): SkillReference[] {
  const at = names.findIndex(({ name }) => resolve(name) === own);
  if (at === -1) return [];
  const before = names[at - 1];
  const after = names[at + 1];
  const found: SkillReference[] = [];
  if (before !== undefined) {
    found.push(reference(field, before, resolve(before.name) ?? before.name, "soft", "requires"));
  }
  if (after !== undefined) {
    found.push(reference(field, after, resolve(after.name) ?? after.name, "soft", "enables"));
  }
  return found;
}

function reference(
  field: DialectField,
  reading: NameReading,
  name: string,
  strength: "hard" | "soft",
  direction: "requires" | "enables",
): SkillReference {
  return {
    name,
    strength: reading.isSoft ? "soft" : strength,
    direction,
    field: field.place.field,
    range: reading.range,
  };
}

function conditionOf(reference: SkillReference): Sourced<Condition> {
  const soft = reference.strength !== "hard";
  return {
    value: { kind: "fact", fact: doneFact(reference.name), negated: false, soft },
    source: "dialect",
    field: reference.field,
    range: reference.range,
  };
}

function readConsumed(
  { place }: DialectField,
  meaning: { readonly isSoft: boolean; readonly needsAll: boolean },
): Sourced<Condition>[] {
  const names = readNames(place);
  const literals = names.map(({ name }) => ({ fact: artifactFact(name), negated: false }));
  if (!meaning.needsAll && literals.length > 1) {
    const value: Condition = { kind: "any", soft: meaning.isSoft, alternatives: literals };
    return [{ value, source: "dialect", field: place.field, range: place.value.range }];
  }
  return literals.map((literal, i) => ({
    value: { kind: "fact", soft: meaning.isSoft || names[i]?.isSoft === true, ...literal },
    source: "dialect",
    field: place.field,
    range: names[i]?.range ?? null,
  }));
}

function readProduced({ place }: DialectField): Sourced<Literal>[] {
  return readNames(place).map(({ name, range }) => ({
    value: { fact: artifactFact(name), negated: false },
    source: "dialect",
    field: place.field,
    range,
  }));
}

/** Two fields may name the same skill; the hard condition stands for both. */
function unique(conditions: readonly Sourced<Condition>[]): Sourced<Condition>[] {
  const hard = new Set<string>();
  for (const { value } of conditions) {
    if (value.kind === "fact" && !value.soft) hard.add(value.fact);
  }
  const seen = new Set<string>();
  return conditions.filter(({ value }) => {
    if (value.kind !== "fact") return true;
    if (seen.has(value.fact) || (value.soft && hard.has(value.fact))) return false;
    seen.add(value.fact);
    return true;
  });
}
