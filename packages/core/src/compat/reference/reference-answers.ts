import { canonicalJson } from "../../base/canonical-json.ts";
import { compareText } from "../../base/compare.ts";
import { isRecord } from "../../base/is-record.ts";
import type { Distance } from "../../selector/shortest-hops.ts";
import { type Answer, argument, countArgument, type Input, textArgument } from "../request.ts";
import { buildReferenceGraph, type GraphSettings } from "./build-entity-graph.ts";
import { unmetConditions } from "./check-preconditions.ts";
import { critiquePlan, referencePlanner } from "./critique-plan.ts";
import { explainReferencePlan } from "./explain-plan.ts";
import { explainReferenceSelection } from "./explain-selection.ts";
import { findReferencePlan } from "./find-plan.ts";
import { goalDistances } from "./goal-distances.ts";
import { entitiesById, inferEdges } from "./infer-edges.ts";
import { commandReader, loopOptions } from "./loop-input.ts";
import { parseReferenceSkill } from "./parse-skill-yaml.ts";
import { setOf } from "./python-values.ts";
import { runReferenceLoop, TIMESTAMP } from "./run-loop.ts";
import { selectReferenceCandidates } from "./select-candidates.ts";
import { selectReferenceSubgraph } from "./update-subgraph.ts";

/** The reference's own defaults. */
export const REFERENCE_DEFAULTS = { maxDepth: 5, topK: 3, depth: 2, minScore: 0.15 } as const;

/** Every recorded function as the reference answers it, bugs included. */
export const REFERENCE_ANSWERS: Readonly<Record<string, Answer>> = {
  check_preconditions: (input) => {
    const active = setOf(argument(input, "active_states"));
    const unmet = unmetConditions(active, argument(input, "preconditions"));
    return { satisfied: unmet.length === 0, unmet };
  },
  select_candidates: (input) =>
    selectReferenceCandidates(argument(input, "state"), argument(input, "skills")),
  explain_selection: (input) => {
    const state = argument(input, "state");
    const candidates = Object.hasOwn(input, "candidates")
      ? input.candidates
      : selectReferenceCandidates(state, argument(input, "skills"));
    return explainReferenceSelection(candidates, state);
  },
  goal_hop_distances: (input) =>
    byName(goalDistances(argument(input, "state")), ({ distance }) => distance),
  goal_hop_details: (input) =>
    byName(goalDistances(argument(input, "state")), ({ distance, relation }) => ({
      distance,
      relation,
    })),
  find_plan: (input) => {
    const depth = countArgument(input, "max_depth", REFERENCE_DEFAULTS.maxDepth);
    const plan = findReferencePlan(argument(input, "state"), argument(input, "skills"), depth);
    return { plan, length: plan === null ? null : plan.length };
  },
  find_plan_with_explanation: (input) =>
    explainReferencePlan(
      argument(input, "state"),
      argument(input, "skills"),
      countArgument(input, "max_depth", REFERENCE_DEFAULTS.maxDepth),
      countArgument(input, "top_k", REFERENCE_DEFAULTS.topK),
    ),
  critique_plan: (input) => {
    const [state, skills] = [argument(input, "state"), argument(input, "skills")];
    const depth = countArgument(input, "max_depth", REFERENCE_DEFAULTS.maxDepth);
    const planner = referencePlanner(state, skills, depth);
    return { accepted: critiquePlan(planner, commandReader(input.commands)) };
  },
  run_loop: answerLoop,
  update_subgraph: (input) => {
    const depth = countArgument(input, "depth", REFERENCE_DEFAULTS.depth);
    const { nodes, edges } = selectReferenceSubgraph(
      argument(input, "goal"),
      argument(input, "graph"),
      depth,
    );
    return {
      nodes,
      edges_sorted_unique: sortedEdges(edges),
      upstream_edge_count_with_duplicates: edges.length,
    };
  },
  infer_operational_edges: (input) => inferEdges(entitiesById(argument(input, "entities"))),
  build_entity_graph: (input) => buildReferenceGraph(argument(input, "data"), graphSettings(input)),
  parse_skill_yaml: (input) => parseReferenceSkill(textArgument(input, "content")),
};

/** How a graph is built, as a call says it. */
export function graphSettings(input: Input): GraphSettings {
  return {
    mode: Object.hasOwn(input, "mode") ? textArgument(input, "mode") : "contextual",
    topK: countArgument(input, "top_k", REFERENCE_DEFAULTS.topK),
    minScore: typeof input.min_score === "number" ? input.min_score : REFERENCE_DEFAULTS.minScore,
  };
}

function byName<T>(
  distances: ReadonlyMap<string, Distance>,
  show: (distance: Distance) => T,
): Readonly<Record<string, T>> {
  const entries = [...distances].sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([name, distance]) => [name, show(distance)]));
}

/** Each edge once; edges that say the same in another order of keys are the same. */
export function sortedEdges(edges: readonly unknown[]): readonly unknown[] {
  const unique = new Map(edges.map((edge) => [canonicalJson(edge), edge]));
  return [...unique.keys()].sort(compareText).map((key) => unique.get(key));
}

function answerLoop(input: Input): unknown {
  const options = loopOptions(input);
  const loop = runReferenceLoop(argument(input, "state"), argument(input, "skills"), options);
  const completed = loop.completed.map((record) =>
    isRecord(record) && Object.hasOwn(record, "timestamp")
      ? { ...record, timestamp: TIMESTAMP }
      : record,
  );
  return {
    iterations: loop.iterations,
    goal_reached: loop.goalReached,
    terminated_reason: loop.reason,
    history: loop.history,
    final_state: { active_states: loop.activeStates, completed_skills: completed },
    ...(isRecord(input.graph) ? { graph_edges: graphEdges(input.graph, loop.edges) } : {}),
  };
}

function graphEdges(
  graph: Readonly<Record<string, unknown>>,
  appended: readonly unknown[],
): readonly unknown[] {
  return [...(Array.isArray(graph.edges) ? graph.edges : []), ...appended];
}
