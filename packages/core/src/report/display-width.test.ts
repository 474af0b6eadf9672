import { expect, it } from "vitest";
import { displayWidth } from "./display-width.ts";

it.each([
  ["abc", 3],
  ["部署", 4],
  ["한글", 4],
  ["e\u0301", 1],
  ["🚀", 2],
  ["", 0],
])("counts the columns of %j", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});
