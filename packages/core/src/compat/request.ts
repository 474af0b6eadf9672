import { CtxfstError } from "../base/errors.ts";
import { isRecord } from "../base/is-record.ts";

/** The arguments of one call, by name. */
export type Input = Readonly<Record<string, unknown>>;

/** One recorded function: gives its answer as a JSON value. */
export type Answer = (input: Input) => unknown;

export interface CompatRequest {
  readonly fn: string;
  readonly input: Input;
}

/**
 * Checks that a JSON value is a call.
 * @throws CtxfstError `usage` when `fn` or `input` is not there or not of its type
 */
export function readRequest(json: unknown): CompatRequest {
  if (!isRecord(json)) throw invalid("expected an object with fn and input");
  const { fn, input = {} } = json;
  if (typeof fn !== "string") throw invalid('expected "fn" to be the name of a function');
  if (!isRecord(input)) throw invalid('expected "input" to be an object');
  return { fn, input };
}

/**
 * An argument that must be there.
 * @throws CtxfstError `usage` when it is absent
 */
export function argument(input: Input, name: string): unknown {
  if (Object.hasOwn(input, name)) return input[name];
  throw invalid(`expected "input.${name}"`);
}

/**
 * An argument that is a whole number ≥ 0.
 * @throws CtxfstError `usage` when it is something else
 */
export function countArgument(input: Input, name: string, fallback: number): number {
  const value = Object.hasOwn(input, name) ? input[name] : fallback;
  if (typeof value === "number" && Number.isInteger(value)) return value;
  throw invalid(`expected "input.${name}" to be a whole number`);
}

/**
 * An argument that is text.
 * @throws CtxfstError `usage` when it is absent or something else
 */
export function textArgument(input: Input, name: string): string {
  const value = argument(input, name);
  if (typeof value === "string") return value;
  throw invalid(`expected "input.${name}" to be text`);
}

function invalid(message: string): CtxfstError {
  return new CtxfstError("usage", message);
}
