import { readFileSync } from "node:fs";
import { parse } from "yaml";

export interface ActionInput {
  readonly description: string;
  readonly required: boolean;
  /** As written, expressions included; undefined when absent. */
  readonly default: string | undefined;
  readonly deprecationMessage: string | undefined;
}

/** The parts of an action.yml that the runner acts on, for actions that run on Node. */
export interface ActionManifest {
  readonly name: string;
  readonly description: string;
  readonly inputs: ReadonlyMap<string, ActionInput>;
  readonly outputs: ReadonlyMap<string, { readonly description: string }>;
  readonly using: string;
  /** Relative to the folder of the manifest. */
  readonly main: string;
}

/** Reads an action.yml. @throws Error when it is not an action that runs on Node */
export function readManifest(file: string): ActionManifest {
  return parseManifest(readFileSync(file, "utf8"));
}

/** The same from text. Scalars become strings, as in the runner (`default: true` gives "true"). */
export function parseManifest(text: string): ActionManifest {
  const root = asRecord(parse(text, { schema: "failsafe" }), "action.yml");
  const runs = asRecord(root.runs, "runs");
  const using = asText(runs.using);
  const main = asText(runs.main);
  if (!/^node\d+$/.test(using))
    throw new Error(`'using: ${using}' is not an action that runs on Node`);
  if (main === "") throw new Error("runs.main is required");
  return {
    name: asText(root.name),
    description: asText(root.description),
    inputs: new Map(
      Object.entries(asRecord(root.inputs ?? {}, "inputs")).map(([key, value]) => [
        key,
        inputOf(value),
      ]),
    ),
    outputs: new Map(
      Object.entries(asRecord(root.outputs ?? {}, "outputs")).map(([key, value]) => [
        key,
        { description: asText(asRecord(value, key).description) },
      ]),
    ),
    using,
    main,
  };
}

function inputOf(value: unknown): ActionInput {
  const input = asRecord(value === "" ? {} : value, "input");
  return {
    description: asText(input.description),
    required: asText(input.required).toLowerCase() === "true",
    default: input.default === undefined ? undefined : asText(input.default),
    deprecationMessage:
      input.deprecationMessage === undefined ? undefined : asText(input.deprecationMessage),
  };
}

function asRecord(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${name} must be a mapping`);
  }
  return value as Record<string, unknown>;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
