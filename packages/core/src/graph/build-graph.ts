import type { Config } from "../config/config.ts";
import { factName } from "../skill/fact-name.ts";
import { literalsOf } from "../skill/literals-of.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import type { Repository } from "../skill/repository.ts";
import {
  type CatalogueEntity,
  collectEntities,
  linkEntity,
  similarEdges,
} from "./catalogue/index.ts";
import { declaredEdges } from "./declared-edges.ts";
import type { EntityGraph, GraphEdge, GraphNode } from "./graph.ts";
import { linkSkill } from "./link-skill.ts";
import { orderGraph } from "./order-graph.ts";

/** Of the declared part: no counters and no times, which would make every two branches conflict. */
const META: Readonly<Record<string, unknown>> = { generator: "ctxfst", version: 2 };

/**
 * The declared part of the graph: a pure function of the repository's skills, the config's goals, catalogues and
 * hand-written edges, in canonical order. Declared edges lead from skills to facts, never from skill to skill, so that a walk
 * backwards from a goal meets the skills that produce it. Of skills that share a name, one is a node.
 * @throws CtxfstError when a catalogue that the config names cannot be read
 */
export function buildGraph(repository: Repository, config: Config): EntityGraph {
  const skills = repository.byName;
  const entities = collectEntities(repository, config);
  const declared = declaredEdges();
  for (const skill of skills.values()) for (const link of linkSkill(skill)) declared.add(link);
  for (const entity of entities.values()) for (const link of linkEntity(entity)) declared.add(link);
  const edges = [...declared.edges(), ...wordedEdges(repository, entities, config)];
  const goals = goalFacts(config);
  const ids = new Set([
    ...skills.keys(),
    ...entities.keys(),
    ...goals.keys(),
    ...edges.flatMap(({ source, target }) => [source, target]),
  ]);
  const nodes = [...ids].map((id): GraphNode => {
    if (skills.has(id)) return { id, name: id, type: "action" };
    const entity = entities.get(id);
    if (entity !== undefined) return entityNode(entity, goals.get(id) === true);
    return { id, name: factName(id), type: goals.get(id) === true ? "goal" : "state" };
  });
  return orderGraph({ meta: META, nodes, edges });
}

/** Says its origin, since its type may be any: a node that is declared no longer then leaves the file. */
function entityNode(
  { id, name, type, aliases, chunkIds }: CatalogueEntity,
  isGoal: boolean,
): GraphNode {
  return {
    id,
    name,
    type: isGoal ? "goal" : type,
    origin: "declared",
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(chunkIds.length === 0 ? {} : { chunk_ids: chunkIds }),
  };
}

/** Edges that people wrote, and those of likeness between pairs of which they wrote nothing. */
function wordedEdges(
  repository: Repository,
  entities: ReadonlyMap<string, CatalogueEntity>,
  config: Config,
): readonly GraphEdge[] {
  const written = handWrittenEdges(config);
  const { similarity } = config.graph;
  if (similarity === null) return written;
  const known = new Set(
    written
      .filter(({ relation }) => relation === "SIMILAR")
      .flatMap(({ source, target }) => [
        JSON.stringify([source, target]),
        JSON.stringify([target, source]),
      ]),
  );
  const found = similarEdges(repository, entities, similarity);
  return [
    ...written,
    ...found.filter(({ source, target }) => !known.has(JSON.stringify([source, target]))),
  ];
}

/** The facts of the configured goals; true for those that some goal wants to hold. */
function goalFacts(config: Config): ReadonlyMap<string, boolean> {
  const facts = new Map<string, boolean>();
  for (const text of config.goals.flatMap(({ goal }) => goal)) {
    const { condition } = parseCondition(text);
    for (const { fact, negated } of literalsOf(condition)) {
      facts.set(fact, facts.get(fact) === true || !negated);
    }
  }
  return facts;
}

/** Each once, whatever the config repeats. Their origin tells them from equal edges that others wrote. */
function handWrittenEdges(config: Config): readonly GraphEdge[] {
  const edges = config.graph.edges.map(({ source, target, relation }): GraphEdge => {
    return { source, target, relation, properties: { origin: "declared" } };
  });
  return [...new Map(edges.map((edge) => [JSON.stringify(edge), edge])).values()];
}
