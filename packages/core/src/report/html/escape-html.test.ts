import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeHtml, scriptJson } from "./escape-html.ts";

describe("escapeHtml", () => {
  it("leaves no character that could open markup or end an attribute", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escapeHtml(text).replace(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toMatch(/[&<>"']/);
      }),
    );
  });

  it("shows what cannot be seen", () => {
    expect(escapeHtml("a\u202eb")).toBe("a&lt;U+202E&gt;b");
  });
});

describe("scriptJson", () => {
  it("reads back as the same value and cannot end its element", () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.constantFrom("</script>", "<!--", "]]>", "\u2028"),
        (json, hostile) => {
          const value = [JSON.parse(json), hostile];
          const text = scriptJson(value);
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
          expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        },
      ),
    );
  });
});
