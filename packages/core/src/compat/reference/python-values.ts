import { isRecord } from "../../base/is-record.ts";

/**
 * How the reference, a Python program, treats JSON values: what counts as true, what can be iterated, what an
 * operation on the wrong type says. Its bugs on odd input follow from these rules and not from cases of their own.
 */
export class PythonError extends Error {
  /** Name of the exception, such as `KeyError`. */
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = "PythonError";
    this.type = type;
  }
}

/** The name of the value's type, as error messages say it. */
export function typeName(value: unknown): string {
  if (value === null || value === undefined) return "NoneType";
  if (typeof value === "string") return "str";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  return Array.isArray(value) ? "list" : "dict";
}

/** Whether the value counts as true: empty texts, lists and maps do not. */
export function isTruthy(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0 || value === "")
    return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isRecord(value) || Object.keys(value).length > 0;
}

/**
 * What iterating over the value gives: a text falls apart into its characters, a map into its keys.
 * @throws PythonError TypeError for what cannot be iterated
 */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return [...value];
  if (isRecord(value)) return Object.keys(value);
  throw new PythonError("TypeError", `'${typeName(value)}' object is not iterable`);
}

/**
 * Number of items.
 * @throws PythonError TypeError for what has no length
 */
export function lengthOf(value: unknown): number {
  if (Array.isArray(value) || typeof value === "string" || isRecord(value)) {
    return itemsOf(value).length;
  }
  throw new PythonError("TypeError", `object of type '${typeName(value)}' has no len()`);
}

/**
 * A key of a map, or the fallback where it is absent; null is a value like others.
 * @throws PythonError AttributeError when the value is no map
 */
export function keyOf(value: unknown, key: string, fallback: unknown): unknown {
  if (!isRecord(value)) {
    throw new PythonError("AttributeError", `'${typeName(value)}' object has no attribute 'get'`);
  }
  return Object.hasOwn(value, key) ? value[key] : fallback;
}

/**
 * A key of a map that must be there.
 * @throws PythonError KeyError when it is absent
 */
export function requiredKey(value: unknown, key: string): unknown {
  if (isRecord(value) && Object.hasOwn(value, key)) return value[key];
  throw new PythonError("KeyError", `'${key}'`);
}

/** The value if it is a list, else an empty list: what the reference does with conditions in most places. */
export function listOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Whether a list holds the item, or a text holds it as a part.
 * @throws PythonError TypeError when the container is neither, or a text is asked for something else
 */
export function containsItem(container: unknown, item: unknown): boolean {
  if (typeof container === "string") {
    if (typeof item === "string") return container.includes(item);
    const message = `'in <string>' requires string as left operand, not ${typeName(item)}`;
    throw new PythonError("TypeError", message);
  }
  if (Array.isArray(container)) return container.includes(item);
  if (isRecord(container)) return typeof item === "string" && Object.hasOwn(container, item);
  throw new PythonError("TypeError", `argument of type '${typeName(container)}' is not iterable`);
}

/**
 * The value, if it may be a member of a set or a key of a map.
 * @throws PythonError TypeError for lists and maps
 */
export function hashable<T>(value: T): T {
  if (!Array.isArray(value) && !isRecord(value)) return value;
  throw new PythonError("TypeError", `unhashable type: '${typeName(value)}'`);
}

/**
 * The items of a value as a set.
 * @throws PythonError TypeError where an item may not be a member
 */
export function setOf(value: unknown): Set<unknown> {
  return new Set(itemsOf(value).map(hashable));
}

/**
 * The value as a text with the methods of one.
 * @throws PythonError AttributeError naming the method that is missing
 */
export function textWith(method: string, value: unknown): string {
  if (typeof value === "string") return value;
  throw new PythonError(
    "AttributeError",
    `'${typeName(value)}' object has no attribute '${method}'`,
  );
}

/** The value inside a formatted text. */
export function shownText(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}

/**
 * The values in order, if all of them are texts.
 * @throws PythonError TypeError when texts stand beside something else
 */
export function sortedTexts(values: readonly unknown[]): readonly unknown[] {
  const other = values.find((value) => typeof value !== "string");
  if (other === undefined && values.every((value) => typeof value === "string")) {
    return [...(values as readonly string[])].sort(compareCodePoints);
  }
  if (values.length < 2) return values;
  const message = `'<' not supported between instances of '${typeName(other)}' and 'str'`;
  throw new PythonError("TypeError", message);
}

/** Orders texts by code point; JavaScript's own order differs beyond U+FFFF. */
export function compareCodePoints(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  for (let i = 0; i < left.length && i < right.length; i += 1) {
    const difference = (left[i]?.codePointAt(0) as number) - (right[i]?.codePointAt(0) as number);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
