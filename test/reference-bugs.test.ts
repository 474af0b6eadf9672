// What the reference CtxFST does wrong in choosing, planning and drawing the graph, and what is done here in its place.
// The numbers are those of the recorded cases' `upstream_bug`.
import {
  buildGraph,
  type Candidate,
  type EntityGraph,
  formatGraph,
  goalOfConditions,
  lint,
  mergeRunPart,
  type NextStep,
  nextJson,
  type PlanResult,
  planGoal,
  planTask,
  type Repository,
  readTask,
  readWorld,
  type Selection,
  type SelectionGoal,
  type SubgraphEdge,
  selectCandidates,
} from "@ctxfst/core";
import { repositoryOf, skillText } from "@ctxfst/core/testing";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../packages/core/src/config/config.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A repository of skills, by name, with these front matter fields. */
function library(skills: Readonly<Record<string, Fields>>): Repository {
  return repositoryOf(
    Object.fromEntries(
      Object.entries(skills).map(([name, fields]) => [
        `skills/${name}/SKILL.md`,
        skillText({ name, ...fields }),
      ]),
    ),
  );
}

const graphOf = (repository: Repository): EntityGraph => buildGraph(repository, DEFAULT_CONFIG);

function select(
  repository: Repository,
  goal: string,
  world: Partial<SelectionGoal> = {},
): Selection {
  const resolved = goalOfConditions([goal], DEFAULT_CONFIG, { world: [] });
  return selectCandidates(
    repository.byName.values(),
    { goal: resolved.goal, facts: [], runs: [], subgraph: [], ...world },
    { graph: graphOf(repository).edges },
  );
}

const offered = ({ candidates }: Selection): readonly string[] =>
  candidates.map(({ name }) => name);

function plan(repository: Repository, goal: string, given: readonly string[] = []): PlanResult {
  return planGoal(repository, goalOfConditions([goal], DEFAULT_CONFIG, { world: given })).plan;
}

const rulesOf = (repository: Repository): readonly string[] =>
  lint(repository, DEFAULT_CONFIG).findings.map(({ rule }) => rule);

describe("choosing", () => {
  it("B01: cheap skills that lead nowhere are not offered before the one that reaches the goal", () => {
    const junk = Object.fromEntries(
      ["a", "b", "c", "d"].map((name) => [
        `junk-${name}`,
        { postconditions: [`entity:junk-${name}`], cost: "low" },
      ]),
    );
    const repository = library({
      ...junk,
      reach: { postconditions: ["entity:goal"], cost: "high" },
    });
    expect(offered(select(repository, "entity:goal"))).toEqual(["reach"]);
  });

  it("B02: a skill that adds nothing is not offered, however often it may run", () => {
    const repository = library({
      refresh: { postconditions: ["entity:data"], cost: "low", idempotent: true },
      goal: { postconditions: ["entity:goal"], cost: "high" },
    });
    const facts = ["entity:data"];
    expect(offered(select(repository, "entity:goal", { facts }))).toEqual(["goal"]);
    expect(offered(select(repository, "entity:elsewhere", { facts }))).toEqual(["goal"]);
  });

  it("B03: a skill that failed, or did half, is offered again with its attempts; success ends it", () => {
    const repository = library({ once: { postconditions: ["entity:goal"] } });
    const run = (result: string) => ({ skill: "once", result });
    const failed = select(repository, "entity:goal", { runs: [run("failed"), run("partial")] });
    expect(failed.candidates).toMatchObject([{ name: "once", attempts: 2, isCompleted: false }]);
    const done = select(repository, "entity:goal", { runs: [run("failed"), run("success")] });
    expect(offered(done)).toEqual([]);
  });

  it("B09: a text in place of a list of preconditions is enforced", () => {
    const repository = library({
      early: { preconditions: "entity:missing", postconditions: ["entity:goal"] },
    });
    expect(offered(select(repository, "entity:goal"))).toEqual([]);
    expect(rulesOf(repository)).toContain("condition-scalar");
  });

  it("B13: a BLOCKED_BY edge to a fact that holds keeps the skill back", () => {
    const repository = library({ ship: { postconditions: ["entity:goal"] } });
    const subgraph: readonly SubgraphEdge[] = [
      { source: "ship", relation: "BLOCKED_BY", target: "entity:freeze" },
    ];
    const frozen = select(repository, "entity:goal", { subgraph, facts: ["entity:freeze"] });
    expect(offered(frozen)).toEqual([]);
    expect(offered(select(repository, "entity:goal", { subgraph }))).toEqual(["ship"]);
  });

  it("B21: an unknown distance is null in JSON and no number", () => {
    const repository = library({ odd: { postconditions: ["entity:odd"] } });
    const selection = select(repository, "entity:goal");
    const next: NextStep = {
      goal: ["entity:goal"],
      facts: [],
      assumptions: [],
      step: 1,
      selection,
      candidates: selection.candidates,
      ranker: null,
    };
    const { candidates } = JSON.parse(JSON.stringify(nextJson(next)));
    expect(candidates).toMatchObject([{ name: "odd", goal_proximity: null }]);
  });
});

describe("planning", () => {
  it("B08: NOT in a postcondition takes the fact away", () => {
    const repository = library({
      unlock: { preconditions: ["entity:lock"], postconditions: ["NOT entity:lock"] },
      go: { preconditions: ["NOT entity:lock"], postconditions: ["entity:goal"] },
    });
    expect(plan(repository, "entity:goal", ["entity:lock"])).toMatchObject({
      status: "found",
      steps: ["unlock", "go"],
    });
  });

  it("B10: a goal out of reach is said to be, with the fact that nobody produces", () => {
    const repository = library({
      last: { preconditions: ["entity:review"], postconditions: ["entity:goal"] },
      noise: { postconditions: ["entity:noise"] },
    });
    expect(plan(repository, "entity:goal")).toMatchObject({
      status: "unsolvable",
      missing: [{ fact: "entity:review", neededBy: ["last"] }],
    });
  });

  it("B11: a skill without a cost costs what a medium one does", () => {
    const repository = library({ plain: { postconditions: ["entity:goal"] } });
    expect(plan(repository, "entity:goal")).toMatchObject({ status: "found", cost: 3 });
    expect(select(repository, "entity:goal").candidates).toMatchObject([{ costLabel: "medium" }]);
  });

  it("B14: two cheap steps come before one dear one, and ties go by name", () => {
    const repository = library({
      "a-dear": { postconditions: ["entity:goal"], cost: "high" },
      first: { postconditions: ["entity:mid"], cost: "low" },
      "second-b": {
        preconditions: ["entity:mid"],
        postconditions: ["entity:goal"],
        cost: "low",
      },
      "second-a": {
        preconditions: ["entity:mid"],
        postconditions: ["entity:goal"],
        cost: "low",
      },
    });
    expect(plan(repository, "entity:goal")).toMatchObject({
      cost: 2,
      steps: ["first", "second-a"],
    });
  });

  it("B15: NOTx and not x are reported and never hold", () => {
    for (const condition of ["NOTentity:x", "not entity:x"]) {
      const repository = library({
        wait: { preconditions: [condition], postconditions: ["entity:goal"] },
      });
      expect(rulesOf(repository), condition).toContain("condition-syntax");
      expect(plan(repository, "entity:goal").status, condition).toBe("unsolvable");
      expect(offered(select(repository, "entity:goal")), condition).toEqual([]);
    }
  });

  it("B16: two skills of one name in a task are an error", () => {
    const twice = [{ name: "same" }, { name: "same" }];
    expect(() => readTask({ init: [], goal: [], skills: twice })).toThrow(
      /already names skills\[0\]/,
    );
  });

  it("B20: a byte order mark does not hide a skill", () => {
    const text = skillText({ name: "seen", postconditions: ["entity:goal"] });
    const repository = repositoryOf({ "skills/seen/SKILL.md": `\uFEFF${text}` });
    expect(plan(repository, "entity:goal")).toMatchObject({ status: "found", steps: ["seen"] });
    expect(rulesOf(repository)).toContain("bom");
  });

  it("B25: a text in place of the active states is refused, not searched for the goal", () => {
    const world =
      '{"session_id":"s","goal":"entity:goal","completed_skills":[],"active_states":"entity:goal"}';
    expect(() => readWorld(world, "world-state.json")).toThrow(/active_states/);
  });

  it("B28: skills that do not matter cost nothing", () => {
    const chain = Array.from({ length: 10 }, (_, i) => ({
      name: `step-${i}`,
      preconditions: i === 0 ? [] : [`f${i}`],
      postconditions: [`f${i + 1}`],
      idempotent: false,
    }));
    const noise = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        name: `noise-${i}`,
        postconditions: [`n${i}`],
        idempotent: false,
      }));
    const effort = (count: number): number => {
      const task = readTask({ init: [], goal: ["f10"], skills: [...noise(count), ...chain] });
      const result = planTask(task);
      expect(result).toMatchObject({ status: "found", cost: 30 });
      return result.statistics.expanded;
    };
    expect(effort(2000)).toBe(effort(0));
  });
});

describe("the graph", () => {
  const chain = library({
    one: { postconditions: ["entity:a"] },
    two: { preconditions: ["entity:a", "NOT entity:freeze"], postconditions: ["entity:goal"] },
    after: { preconditions: ["entity:goal"], postconditions: ["entity:later"] },
  });

  it("B06: a run again updates one COMPLETED edge, and both its ends are nodes", () => {
    const completed = (timestamp: string) => ({
      source: "one",
      target: "entity:new",
      relation: "COMPLETED",
      properties: { timestamp, status: "active" },
    });
    const previous: EntityGraph = {
      meta: { edge_count: 13 },
      nodes: [],
      edges: [completed("2026-01-01T00:00:00Z"), completed("2026-01-02T00:00:00Z")],
    };
    const { meta, nodes, edges } = mergeRunPart(graphOf(chain), previous);
    const written = edges.filter(({ relation }) => relation === "COMPLETED");
    expect(written).toEqual([completed("2026-01-02T00:00:00Z")]);
    expect(nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(["one", "entity:new"]));
    expect(meta).not.toHaveProperty("edge_count");
  });

  it("B07: every edge is there once, and the bytes are always the same", () => {
    const graph = graphOf(chain);
    const keys = graph.edges.map((edge) => `${edge.source} ${edge.relation} ${edge.target}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(formatGraph(graphOf(chain))).toBe(formatGraph(graph));
  });

  it("B12: facts are nodes, so that skills are found backwards from the goal and not forwards", () => {
    const [first] = select(chain, "entity:goal").candidates as readonly [Candidate];
    expect(first).toMatchObject({ name: "one", proximity: { distance: 1, fact: "entity:a" } });
    const further = select(chain, "entity:a", { facts: ["entity:goal"] });
    const later = [
      ...further.candidates,
      ...further.leftOut.map(({ candidate }) => candidate),
    ].find(({ name }) => name === "after");
    expect(later).toMatchObject({ proximity: null });
  });

  it("B13: a NOT precondition is a conflict that can be seen", () => {
    expect(graphOf(chain).edges).toContainEqual({
      source: "two",
      target: "entity:freeze",
      relation: "BLOCKED_BY",
      properties: { origin: "declared" },
    });
  });

  it("B27: a skill leads to a fact, as the reference's documentation draws it", () => {
    const repository = library({ "learn-python": { postconditions: ["entity:has-python-skill"] } });
    expect(graphOf(repository).edges).toContainEqual({
      source: "learn-python",
      target: "entity:has-python-skill",
      relation: "LEADS_TO",
    });
  });
});
