import { expect, it } from "vitest";
import { compareCodePoints, comparePaths } from "./compare-listed.ts";

it("orders texts as their UTF-8 bytes do", () => {
  const texts = ["a", "\u{1f980}", "\uff21", "z", "é", "\ud7ff", ""];
  const bytes = (text: string): string => Buffer.from(text).toString("hex");
  expect([...texts].sort(compareCodePoints)).toEqual(
    [...texts].sort((a, b) => (bytes(a) < bytes(b) ? -1 : 1)),
  );
});

it("orders paths by their segments", () => {
  expect(["/a-b", "/a/b", "/a", "/a//b/c"].sort(comparePaths)).toEqual([
    "/a",
    "/a/b",
    "/a//b/c",
    "/a-b",
  ]);
});
