import { appendTo } from "../../base/append-to.ts";
import { isRecord } from "../../base/is-record.ts";
import { itemsOf, keyOf } from "./python-values.ts";

export interface InferredEdge {
  readonly source: string;
  readonly target: string;
  readonly relation: "LEADS_TO" | "REQUIRES";
  readonly properties: { readonly inferred_via: string };
}

/** Entities by id; of equal ids the last. Those without an id are left out. */
export function entitiesById(entities: unknown): ReadonlyMap<string, unknown> {
  const byId = new Map<string, unknown>();
  for (const entity of itemsOf(entities)) {
    const id = keyOf(entity, "id", null);
    if (typeof id === "string" && id !== "") byId.set(id, entity);
  }
  return byId;
}

/**
 * Edges between entities of which one produces what the other asks for; facts themselves stay unconnected (B12), and a
 * condition with NOT draws nothing (B13). Of several facts that connect a pair the first is named.
 */
export function inferEdges(byId: ReadonlyMap<string, unknown>): readonly InferredEdge[] {
  const producers = new Map<string, string[]>();
  const consumers = new Map<string, string[]>();
  for (const [id, entity] of byId) {
    for (const fact of itemsOf(keyOf(entity, "postconditions", []))) {
      if (typeof fact === "string") appendTo(producers, fact, id);
    }
    for (const fact of itemsOf(keyOf(entity, "preconditions", []))) {
      if (typeof fact === "string" && !fact.startsWith("NOT ")) appendTo(consumers, fact, id);
    }
  }
  const edges = new Map<string, InferredEdge>();
  const add = (edge: InferredEdge): void => {
    const key = JSON.stringify([edge.source, edge.target, edge.relation]);
    if (!edges.has(key)) edges.set(key, edge);
  };
  for (const [fact, sources] of producers) {
    const properties = { inferred_via: fact };
    for (const source of sources) {
      for (const target of consumers.get(fact) ?? []) {
        if (source === target) continue;
        add({ source, target, relation: "LEADS_TO", properties });
        add({ source: target, target: source, relation: "REQUIRES", properties });
      }
    }
  }
  return [...edges.values()];
}

/** The world-model fields that an entity has, to be carried over to its node. */
export function worldFieldsOf(entity: unknown): Readonly<Record<string, unknown>> {
  const fields = ["preconditions", "postconditions", "related_skills"];
  if (!isRecord(entity)) return {};
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(entity, field)).map((field) => [field, entity[field]]),
  );
}
