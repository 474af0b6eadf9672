import { appendTo } from "../../base/append-to.ts";
import { isRecord } from "../../base/is-record.ts";
import { similarityEdges, tokensOf } from "./entity-similarity.ts";
import { entitiesById, inferEdges, worldFieldsOf } from "./infer-edges.ts";
import {
  compareCodePoints,
  isTruthy,
  itemsOf,
  keyOf,
  shownText,
  textWith,
} from "./python-values.ts";

/** What the default mode does otherwise. */
export interface GraphMethods {
  readonly tokensOf: (text: string) => readonly string[];
  readonly inferEdges: (byId: ReadonlyMap<string, unknown>) => readonly unknown[];
}

const REFERENCE_METHODS: GraphMethods = { tokensOf, inferEdges };

export interface GraphSettings {
  /** `metadata` compares names only, `contextual` the chunks as well. */
  readonly mode: string;
  readonly topK: number;
  readonly minScore: number;
}

export interface ReferenceGraph {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly nodes: readonly Readonly<Record<string, unknown>>[];
  readonly edges: readonly unknown[];
}

/** Words of a chunk's content that count. */
const CONTENT_WORDS = 80;

/** What is known of one entity before it becomes a node. */
interface Described {
  readonly entity: unknown;
  readonly text: string;
  readonly chunkIds: readonly string[];
  readonly mentionCount: unknown;
}

/**
 * The graph over entities: those that are alike, and those of which one produces what the other asks for. `data` is an
 * export with chunks, or profiles in which each entity brings its own text.
 */
export function buildReferenceGraph(
  data: unknown,
  settings: GraphSettings,
  methods: GraphMethods = REFERENCE_METHODS,
): ReferenceGraph {
  return Array.isArray(keyOf(data, "chunks", null))
    ? graphOfExport(data, settings, methods)
    : graphOfProfiles(data, settings, methods);
}

function graphOfExport(
  data: unknown,
  settings: GraphSettings,
  methods: GraphMethods,
): ReferenceGraph {
  const byId = entitiesById(keyOf(data, "entities", []));
  const mentions = new Map<string, unknown[]>();
  const dangling = new Set<string>();
  for (const chunk of itemsOf(keyOf(data, "chunks", []))) {
    const mentioned = keyOf(chunk, "entities", []);
    if (!Array.isArray(mentioned)) continue;
    for (const id of mentioned) {
      if (byId.has(id)) appendTo(mentions, id, chunk);
      else dangling.add(shownText(id));
    }
  }
  const described = new Map(
    [...byId].map(([id, entity]) => {
      const chunks = mentions.get(id) ?? [];
      const chunkIds = sortedIds(new Set(chunks.map((chunk) => keyOf(chunk, "id", ""))));
      const text = describeEntity(entity, chunks, byId, settings.mode);
      return [id, { entity, text, chunkIds, mentionCount: chunkIds.length }];
    }),
  );
  const refs = [...dangling].sort(compareCodePoints);
  return assemble(described, byId, ["chunks.json", "ctxfst-export"], refs, settings, methods);
}

function graphOfProfiles(
  data: unknown,
  settings: GraphSettings,
  methods: GraphMethods,
): ReferenceGraph {
  const byId = entitiesById(keyOf(data, "entities", []));
  const described = new Map(
    [...byId].map(([id, entity]) => {
      const mentioned = keyOf(entity, "mentioned_chunks", []);
      const chunkIds = sortedIds(Array.isArray(mentioned) ? mentioned : []);
      const own = shownText(keyOf(entity, "representation", "")).trim();
      const text = settings.mode === "metadata" || own === "" ? describeNames(entity) : own;
      const mentionCount = keyOf(entity, "mention_count", chunkIds.length);
      return [id, { entity, text, chunkIds, mentionCount }];
    }),
  );
  const refs = keyOf(keyOf(data, "meta", {}), "dangling_chunk_entity_refs", []);
  return assemble(
    described,
    byId,
    ["entity-profiles.json", "entity-profiles"],
    refs,
    settings,
    methods,
  );
}

function assemble(
  described: ReadonlyMap<string, Described>,
  byId: ReadonlyMap<string, unknown>,
  [input, inputType]: readonly [string, string],
  danglingRefs: unknown,
  { mode, topK, minScore }: GraphSettings,
  methods: GraphMethods,
): ReferenceGraph {
  const texts = new Map([...described].map(([id, { text }]) => [id, text]));
  const chunks = new Map([...described].map(([id, { chunkIds }]) => [id, new Set(chunkIds)]));
  const inferred = methods.inferEdges(byId);
  const alike = similarityEdges(texts, { topK, minScore, chunks, tokensOf: methods.tokensOf });
  const edges = [...alike, ...inferred];
  const nodes = [...described.keys()].sort(compareCodePoints).map((id) => {
    const { entity, chunkIds, mentionCount } = described.get(id) as Described;
    return {
      id,
      name: keyOf(entity, "name", ""),
      type: keyOf(entity, "type", ""),
      aliases: keyOf(entity, "aliases", []),
      mention_count: mentionCount,
      chunk_ids: chunkIds,
      ...worldFieldsOf(entity),
    };
  });
  const meta = {
    input,
    input_type: inputType,
    mode,
    vectorizer: "tfidf-cosine",
    top_k: topK,
    min_score: minScore,
    entity_count: nodes.length,
    edge_count: edges.length,
    inferred_edge_count: inferred.length,
    dangling_chunk_entity_refs: danglingRefs,
  };
  return { meta, nodes, edges };
}

function sortedIds(values: Iterable<unknown>): readonly string[] {
  const ids = [...values].filter((id): id is string => typeof id === "string" && id !== "");
  return ids.sort(compareCodePoints);
}

function describeNames(entity: unknown): string {
  const aliases = keyOf(entity, "aliases", []);
  const lines = [
    `name ${shownText(keyOf(entity, "name", ""))}`,
    `type ${shownText(keyOf(entity, "type", ""))}`,
  ];
  if (Array.isArray(aliases) && aliases.length > 0) {
    lines.push(`aliases ${aliases.map(shownText).join(" ")}`);
  }
  return lines.join("\n");
}

function describeEntity(
  entity: unknown,
  chunks: readonly unknown[],
  byId: ReadonlyMap<string, unknown>,
  mode: string,
): string {
  if (mode === "metadata") return describeNames(entity);
  const parts = [describeNames(entity)];
  const related = new Set<string>();
  const seen = new Set<unknown>();
  for (const chunk of chunks) {
    const id = keyOf(chunk, "id", "");
    if (seen.has(id)) continue;
    seen.add(id);
    parts.push(...describeChunk(chunk));
    for (const other of itemsOf(keyOf(chunk, "entities", []))) {
      if (other === keyOf(entity, "id", null)) continue;
      const found = byId.get(other as string);
      if (isRecord(found)) related.add(shownText(keyOf(found, "name", other)));
    }
  }
  if (related.size > 0) parts.push(`related ${[...related].sort(compareCodePoints).join(" ")}`);
  return parts.join("\n");
}

function describeChunk(chunk: unknown): readonly string[] {
  const tags = keyOf(chunk, "tags", []);
  const context = keyOf(chunk, "context", "");
  const words = textWith("split", keyOf(chunk, "content", ""))
    .split(/\s+/)
    .filter(Boolean);
  const content = words.slice(0, CONTENT_WORDS).join(" ");
  return [
    ...(Array.isArray(tags) && tags.length > 0 ? [`tags ${tags.map(shownText).join(" ")}`] : []),
    ...(isTruthy(context) ? [`context ${shownText(context)}`] : []),
    ...(content === "" ? [] : [`content ${content}`]),
  ];
}
