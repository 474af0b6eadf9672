import { expect, it } from "vitest";
import { groupDigits } from "./group-digits.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [8210, "8,210"],
  [1234567, "1,234,567"],
  ["12345", "12,345"],
])("sets the thousands of %j apart", (value, text) => {
  expect(groupDigits(value)).toBe(text);
});
