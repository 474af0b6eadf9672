import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answerLine, REFERENCE_ANSWERS } from "@ctxfst/core";
import { describe, expect, it } from "vitest";

interface RecordedCase {
  readonly id: string;
  readonly fn: string;
  readonly input: unknown;
  readonly expected: unknown;
}

const FILE = join(import.meta.dirname, "../fixtures/conformance/ctxfst-cases.json");
const { meta, cases }: { meta: { total: number }; cases: readonly RecordedCase[] } = JSON.parse(
  readFileSync(FILE, "utf8"),
);

describe("recorded calls of the reference", () => {
  it("are all there", () => {
    expect(cases).toHaveLength(meta.total);
  });

  it.each(cases)("$id is answered as the reference answered it", ({ fn, input, expected }) => {
    const { text } = answerLine(JSON.stringify({ fn, input }), 1, REFERENCE_ANSWERS);
    expect(JSON.parse(text)).toEqual(expected);
  });
});
