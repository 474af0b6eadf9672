import { expect, it } from "vitest";
import { displayWidth, widest } from "./display-width.ts";

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

it("finds the widest of any number of texts", () => {
  expect(widest([])).toBe(0);
  expect(widest(["a", "部署", "abc"])).toBe(4);
  expect(widest(Array.from({ length: 500_000 }, () => "a"))).toBe(1);
});
