import { describe, expect, it } from "vitest";
import type { Candidate, LeftOut, Selection } from "../selector/selection.ts";
import type { NextStep } from "./next-step.ts";
import { prettyNext } from "./pretty-next.ts";
import { plainStyle } from "./style.ts";

const candidate = (name: string, rest: Partial<Candidate> = {}): Candidate => ({
  name,
  cost: 3,
  costLabel: "medium",
  proximity: null,
  postconditionCount: 1,
  attempts: 0,
  isCompleted: false,
  isPlanned: false,
  ...rest,
});

function step(
  candidates: readonly Candidate[],
  selection: Partial<Selection> = {},
  rest: Partial<NextStep> = {},
): string {
  const next: NextStep = {
    goal: ["entity:goal"],
    facts: [],
    assumptions: [],
    step: 2,
    candidates,
    selection: {
      candidates,
      leftOut: [],
      holdsAlready: false,
      isReachable: true,
      source: "graph",
      ...selection,
    },
    ranker: null,
    ...rest,
  };
  return prettyNext(next, { style: plainStyle, columns: 100 });
}

const at = (distance: number, relation: string): Partial<Candidate> => ({
  proximity: { distance, fact: "entity:x", relation },
});

describe("prettyNext", () => {
  it("marks the chosen skill and says why the others stand behind it", () => {
    const leftOut: readonly LeftOut[] = [
      { candidate: candidate("export-pdf"), reason: "no-plan-uses-it", fact: null },
    ];
    const text = step(
      [
        candidate("match-skills", at(1, "LEADS_TO")),
        candidate("enrich-profile", at(4, "SIMILAR")),
        candidate("ask-mentor", { ...at(0, ""), cost: 10, costLabel: "high" }),
      ],
      { leftOut },
    );
    expect(text).toBe(
      [
        "step 2 to entity:goal · 3 candidates · 1 left out · hops by the repository's graph",
        "  → match-skills     cost medium   1 hop from the goal (LEADS_TO)   chosen",
        "    enrich-profile   cost medium   4 hops from the goal (SIMILAR)   farther",
        "    ask-mentor       cost high     gives the goal                   costs more",
        "    export-pdf       cost medium   no known way to the goal         left out: no plan uses it",
        "",
      ].join("\n"),
    );
  });

  it("counts what it does not list", () => {
    const many = Array.from({ length: 25 }, (_, i) => candidate(`skill-${i}`));
    const leftOut = many.map(
      (one): LeftOut => ({ candidate: one, reason: "changes-nothing", fact: null }),
    );
    const text = step(many, { leftOut });
    expect(text.split("\n")).toHaveLength(1 + 20 + 5 + 1 + 1);
    expect(text).toContain("… 5 more candidates, 20 more left out (--format json lists all)");
  });

  it("says what the planner could not", () => {
    expect(step([candidate("a")], { isReachable: false })).toContain("no plan reaches the goal");
    expect(step([candidate("a")], { isReachable: null })).toContain("the planner gave up");
  });

  it("shows control characters of names instead of sending them", () => {
    const text = step([candidate("a\u001b[31mb")], {}, { goal: ["entity:\u001b[2Jx"] });
    expect(text).not.toContain("\u001b");
  });
});
