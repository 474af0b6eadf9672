import { isRecord } from "../../base/is-record.ts";
import { parseJson } from "../../base/parse-json.ts";

/** A JSON template with `{prompt}` in its texts replaced by the prompt. */
export function fillTemplate(template: unknown, prompt: string): unknown {
  if (typeof template === "string") return template.replaceAll("{prompt}", () => prompt);
  if (Array.isArray(template)) return template.map((item) => fillTemplate(item, prompt));
  if (!isRecord(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, fillTemplate(value, prompt)]),
  );
}

/** The text at a path such as `choices.0.message.content` of a JSON text; null where there is none. */
export function valueAt(json: string, path: string): string | null {
  const reading = parseJson(json);
  if (!reading.ok) return null;
  let value: unknown = reading.value;
  for (const segment of path.split(".")) {
    if (!(isRecord(value) || Array.isArray(value)) || !Object.hasOwn(value, segment)) return null;
    value = (value as Readonly<Record<string, unknown>>)[segment];
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}
