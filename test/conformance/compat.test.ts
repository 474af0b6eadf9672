import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answerLine, DEFAULT_ANSWERS, REFERENCE_ANSWERS } from "@ctxfst/core";
import { describe, expect, it } from "vitest";

interface RecordedCase {
  readonly id: string;
  readonly fn: string;
  readonly input: unknown;
  readonly expected: unknown;
  readonly proposed?: unknown;
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

const bugs = cases.filter(({ proposed }) => typeof proposed === "object" && proposed !== null);

/** The value at a dotted path such as `graph_edges[0].properties.status` or `graph_edges.length`. */
function valueAt(value: unknown, path: string): unknown {
  const segments = path.split(/[.[\]]+/).filter((segment) => segment !== "");
  return segments.reduce<unknown>(
    (at, segment) => (at as Readonly<Record<string, unknown>> | undefined)?.[segment],
    value,
  );
}

describe("recorded bugs of the reference", () => {
  it.each(bugs)("$id is answered as proposed", ({ fn, input, proposed }) => {
    const { text } = answerLine(JSON.stringify({ fn, input }), 1, DEFAULT_ANSWERS);
    const answer: unknown = JSON.parse(text);
    if (Array.isArray(proposed)) expect(answer).toEqual(proposed);
    else {
      for (const [path, value] of Object.entries(proposed as object)) {
        const found = valueAt(answer, path);
        if (typeof value === "object" && value !== null && !Array.isArray(value)) {
          expect(found, path).toMatchObject(value);
        } else if (path === "graph_edges") expect(found).toMatchObject(value);
        else expect(found, path).toEqual(value);
      }
    }
  });

  it("leaves a skill that failed once a candidate, and counts the attempt (B03)", () => {
    const { fn, input } = cases.find(({ id }) => id === "select_candidates-022") as RecordedCase;
    const { text } = answerLine(JSON.stringify({ fn, input }), 1, DEFAULT_ANSWERS);
    expect(JSON.parse(text)).toMatchObject([{ name: "a", attempts: 1 }]);
  });
});

describe("both modes", () => {
  it("answer every recorded function", () => {
    const functions = new Set(cases.map(({ fn }) => fn));
    for (const answers of [REFERENCE_ANSWERS, DEFAULT_ANSWERS]) {
      expect([...functions].filter((fn) => !Object.hasOwn(answers, fn))).toEqual([]);
    }
  });

  it("rank seed 001's example by hops from the goal", () => {
    const seed = cases.find(({ id }) => id === "select_candidates-006") as RecordedCase;
    for (const answers of [REFERENCE_ANSWERS, DEFAULT_ANSWERS]) {
      const { text } = answerLine(JSON.stringify(seed), 1, answers);
      expect(JSON.parse(text)).toEqual(seed.expected);
    }
  });
});
