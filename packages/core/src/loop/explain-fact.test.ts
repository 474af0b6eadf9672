import { describe, expect, it } from "vitest";
import type { EntityGraph } from "../graph/graph.ts";
import { memoryRun } from "../testing/memory-run.ts";
import { explainFact, type FactSources } from "./explain-fact.ts";
import type { RunState } from "./run-state.ts";

const FACT = "entity:built";
const GRAPH: EntityGraph = {
  meta: {},
  nodes: [],
  edges: [
    { source: "ship", relation: "REQUIRES", target: FACT },
    { source: "build", relation: "LEADS_TO", target: FACT },
    { source: "assemble", relation: "LEADS_TO", target: FACT },
  ],
};

function story(sources: Partial<FactSources>) {
  return explainFact(FACT, { facts: [FACT], external: [], runs: [], graph: GRAPH, ...sources });
}

function completed(source: string, properties: Readonly<Record<string, unknown>>): EntityGraph {
  const edge = { source, relation: "COMPLETED", target: FACT, properties };
  return { ...GRAPH, edges: [...GRAPH.edges, edge] };
}

async function builds(facts: readonly string[] = []): Promise<RunState> {
  const skills = {
    build: { postconditions: [FACT] },
    ship: { preconditions: [FACT], postconditions: ["entity:goal"] },
  };
  const { state } = await memoryRun(skills, "entity:goal", { facts });
  return state;
}

describe("explainFact", () => {
  it("names the step that made a fact true", async () => {
    const { origin } = story({ runs: [await builds()] });
    expect(origin).toMatchObject({ change: "added", run: "test", step: 1, skill: "build" });
  });

  it("finds a fact that held when a run began", async () => {
    const { origin } = story({ runs: [await builds([FACT])] });
    expect(origin).toMatchObject({ change: "given", run: "test", step: null, skill: null });
  });

  it("takes the latest of what the journals and the graph tell", async () => {
    const graph = completed("assemble", { status: "success", timestamp: "2027-01-01T00:00:00Z" });
    const { events, origin } = story({ runs: [await builds()], graph });
    expect(events.map(({ skill }) => skill)).toEqual(["build", "assemble"]);
    expect(origin).toMatchObject({ skill: "assemble", run: null });
  });

  it("tells once of an outcome that both the journal and the graph hold", async () => {
    const run = await builds();
    const timestamp = run.steps[0]?.endedAt;
    expect(story({ runs: [run], graph: completed("build", { timestamp }) }).events).toHaveLength(1);
  });

  it("gives no origin to a fact that does not hold, nor to a failure", () => {
    const graph = completed("build", { status: "failed", timestamp: "2026-01-01T00:00:00Z" });
    expect(story({ graph }).origin).toBeNull();
    expect(story({ facts: [], graph: completed("build", {}) }).origin).toBeNull();
  });

  it("calls undone what a rollback took back", async () => {
    const run = await builds();
    const undo = new Map([[1, { status: "undone" as const, summary: "", isWritten: true }]]);
    const { events, origin } = story({ facts: [], runs: [{ ...run, undo }] });
    expect(events.map(({ change }) => change)).toEqual(["undone"]);
    expect(origin).toBeNull();
  });

  it("lists by name who declares to give the fact and who needs it", () => {
    expect(story({})).toMatchObject({ givenBy: ["assemble", "build"], neededBy: ["ship"] });
  });

  it("says that the outside world supplies a fact", () => {
    expect([story({}), story({ external: [FACT] })].map(({ isExternal }) => isExternal)).toEqual([
      false,
      true,
    ]);
  });
});
