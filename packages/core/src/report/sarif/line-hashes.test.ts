import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineHashes } from "./line-hashes.ts";

/** Recorded from the tests of github/codeql-action (MIT licence). */
const RECORDED: readonly (readonly [string, readonly string[]])[] = [
  ["", ["c129715d7a2bc9a3:1"]],
  [
    " a\nb\n  \t\tc\n d",
    ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"],
  ],
  [
    " hello; \t\r\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
    [
      "e9496ae3ebfced30:1",
      "fb7c023a8b9ccb3f:1",
      "ce8ba1a563dcdaca:1",
      "e20e36e16fcb0cc8:1",
      "b3edc88f2938467e:1",
      "c8e28b0b4002a3a0:1",
      "c129715d7a2bc9a3:1",
    ],
  ],
  [
    "Lorem ipsum dolor sit amet.\n".repeat(10),
    [
      "a7f2ff13bc495cf2:1",
      "a7f2ff13bc495cf2:2",
      "a7f2ff13bc495cf2:3",
      "a7f2ff13bc495cf2:4",
      "a7f2ff13bc495cf2:5",
      "a7f2ff13bc495cf2:6",
      "a7f2ff1481e87703:1",
      "a9cf91f7bbf1862b:1",
      "55ec222b86bcae53:1",
      "cc97dc7b1d7d8f7b:1",
      "c129715d7a2bc9a3:1",
    ],
  ],
  [
    "x = 2\nx = 1\nprint(x)\nx = 3\nprint(x)\nx = 4\nprint(x)\n",
    [
      "e54938cc54b302f1:1",
      "bb609acbe9138d60:1",
      "1131fd5871777f34:1",
      "5c482a0f8b35ea28:1",
      "54517377da7028d2:1",
      "2c644846cb18d53e:1",
      "f1b89f20de0d133:1",
      "c129715d7a2bc9a3:1",
    ],
  ],
];

/** The same hash by its definition: no rolling, no halves. */
function hashesByDefinition(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const units = lines.map((line, i) => {
    const own = [...line.replace(/[ \t]/g, "")].flatMap((c) => c.split(""));
    return [...own.map((c) => c.charCodeAt(0)), i === lines.length - 1 ? 0xffff : 10];
  });
  const seen = new Map<string, number>();
  return units.map((_, i) => {
    const window = [...units.slice(i).flat(), ...new Array<number>(100).fill(0)].slice(0, 100);
    const digits = BigInt.asUintN(
      64,
      window.reduce((hash, unit) => hash * 37n + BigInt(unit), 0n),
    ).toString(16);
    seen.set(digits, (seen.get(digits) ?? 0) + 1);
    return `${digits}:${seen.get(digits)}`;
  });
}

describe("lineHashes", () => {
  it.each(RECORDED)("gives what GitHub's uploader gives for %j", (text, hashes) => {
    expect(lineHashes(text)).toEqual(hashes);
  });

  it("is the hash of a line's 100 units for every text, with a hash for every line", () => {
    const piece = fc.constantFrom("a", "𝒳", "\ufeff", "\uffff", " ", "\t", "\n", "\r\n", "\r\r");
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 150 }), (pieces) => {
        const text = pieces.join("");
        expect(lineHashes(text)).toEqual(hashesByDefinition(text));
      }),
    );
  });
});
