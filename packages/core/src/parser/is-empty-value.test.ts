import { expect, it } from "vitest";
import { isEmptyValue } from "./is-empty-value.ts";
import { readYaml } from "./read-yaml.ts";

it.each([
  ["", true],
  ["~", true],
  ['"  "', true],
  ["[]", false],
  ["no", false],
  ['"~"', false],
])("%j: %j", (text, expected) => {
  const { value } = readYaml(`key: ${text}`);
  const field = value?.kind === "map" ? value.fields[0] : undefined;
  expect(field === undefined ? null : isEmptyValue(field.value)).toBe(expected);
});
