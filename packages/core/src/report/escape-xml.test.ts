import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeXml } from "./escape-xml.ts";

describe("escapeXml", () => {
  it("escapes what XML reads as markup, and white space that attributes lose", () => {
    expect(escapeXml(`a<b>&"c"\td\ne\rf`)).toBe("a&lt;b&gt;&amp;&quot;c&quot;&#9;d&#10;e&#13;f");
  });

  it("shows what XML cannot hold", () => {
    expect(escapeXml("\u0000\u001b\ufffe\ud800")).toBe(
      "&lt;U+0000&gt;&lt;U+001B&gt;&lt;U+FFFE&gt;&lt;U+D800&gt;",
    );
  });

  it("keeps every other character", () => {
    expect(escapeXml("ü 𝒳 \u0085 \u202e")).toBe("ü 𝒳 \u0085 \u202e");
  });

  it("leaves only characters that XML allows", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escapeXml(text)).toMatch(/^[\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
      }),
    );
  });
});
