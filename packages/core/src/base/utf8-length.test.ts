import { expect, it } from "vitest";
import { utf8Length } from "./utf8-length.ts";

it.each(["", "plain", "é", "部署", "🦀 crab", "\ud83e", "\udd80\ud83e"])(
  "counts the bytes of %j as an encoder does",
  (text) => {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  },
);
