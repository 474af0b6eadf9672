import { splitWords } from "../../algorithms/split-words.ts";
import { CtxfstError } from "../../base/errors.ts";
import { isRecord } from "../../base/is-record.ts";
import { toPlainValue } from "../../config/plain-value.ts";
import { parseSkill } from "../../parser/parse-skill.ts";
import { buildReferenceGraph } from "../reference/build-entity-graph.ts";
import { critiquePlan } from "../reference/critique-plan.ts";
import { STOPWORDS } from "../reference/entity-similarity.ts";
import { entitiesById } from "../reference/infer-edges.ts";
import { commandReader } from "../reference/loop-input.ts";
import {
  graphSettings,
  REFERENCE_ANSWERS,
  REFERENCE_DEFAULTS,
  sortedEdges,
} from "../reference/reference-answers.ts";
import { selectReferenceSubgraph } from "../reference/update-subgraph.ts";
import { type Answer, argument, countArgument, type Input, textArgument } from "../request.ts";
import { calledPlanner } from "./called-planner.ts";
import { explainCalledPlan } from "./explain-plan.ts";
import { explainCalledSelection } from "./explain-selection.ts";
import { calledTask, findCalledPlan } from "./find-plan.ts";
import { inferFactEdges } from "./infer-edges.ts";
import { readSkills } from "./read-skills.ts";
import { readState } from "./read-state.ts";
import { selectCalled, showCandidate } from "./select-candidates.ts";
import { unmetConditions } from "./unmet-conditions.ts";

/** Every recorded function but `run_loop`, which needs `loop/`, as this product answers it, in the reference's shape. */
export const ANSWERS_WITHOUT_RUNS: Readonly<Record<string, Answer>> = {
  ...REFERENCE_ANSWERS,
  check_preconditions: (input) => {
    const { facts } = readState({ active_states: argument(input, "active_states") });
    const unmet = unmetConditions(new Set(facts), argument(input, "preconditions"));
    return { satisfied: unmet.length === 0, unmet };
  },
  select_candidates: (input) => candidatesOf(input),
  explain_selection: (input) => {
    const state = argument(input, "state");
    const candidates = Object.hasOwn(input, "candidates") ? input.candidates : candidatesOf(input);
    return explainCalledSelection(candidates, state);
  },
  find_plan: (input) => {
    const { steps } = findCalledPlan(taskOf(input), depthOf(input));
    return { plan: steps, length: steps === null ? null : steps.length };
  },
  find_plan_with_explanation: (input) =>
    explainCalledPlan(
      taskOf(input),
      depthOf(input),
      countArgument(input, "top_k", REFERENCE_DEFAULTS.topK),
    ),
  critique_plan: (input) => {
    const skills = readSkills(argument(input, "skills"));
    const planner = calledPlanner(skills, readState(argument(input, "state")), depthOf(input));
    return { accepted: critiquePlan(planner, commandReader(input.commands)) };
  },
  run_loop: () => {
    throw new CtxfstError("usage", "run_loop is answered with --mode reference only");
  },
  update_subgraph: (input) => {
    const { nodes, edges } = selectReferenceSubgraph(
      argument(input, "goal"),
      argument(input, "graph"),
      countArgument(input, "depth", REFERENCE_DEFAULTS.depth),
    );
    const unique = sortedEdges(edges);
    return {
      nodes,
      edges_sorted_unique: unique,
      upstream_edge_count_with_duplicates: unique.length,
    };
  },
  infer_operational_edges: (input) => inferFactEdges(entitiesById(argument(input, "entities"))),
  build_entity_graph: (input) =>
    buildReferenceGraph(argument(input, "data"), graphSettings(input), {
      tokensOf: (text) => splitWords(text).filter((word) => !STOPWORDS.has(word)),
      inferEdges: inferFactEdges,
    }),
  parse_skill_yaml: (input) => {
    const map = parseSkill(textArgument(input, "content")).frontmatter?.map ?? null;
    const value = map === null ? null : toPlainValue(map);
    return isRecord(value) ? value : null;
  },
};

function candidatesOf(input: Input): unknown {
  const skills = readSkills(argument(input, "skills"));
  const candidates = selectCalled(skills, readState(argument(input, "state")));
  return candidates.map((candidate) => showCandidate(candidate, skills));
}

function taskOf(input: Input): ReturnType<typeof calledTask> {
  return calledTask(readSkills(argument(input, "skills")), readState(argument(input, "state")));
}

function depthOf(input: Input): number {
  return countArgument(input, "max_depth", REFERENCE_DEFAULTS.maxDepth);
}
