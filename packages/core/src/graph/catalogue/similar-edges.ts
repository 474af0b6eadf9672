import type { SimilarityConfig } from "../../config/config.ts";
import type { Repository } from "../../skill/repository.ts";
import type { GraphEdge } from "../graph.ts";
import type { CatalogueEntity } from "./catalogue.ts";
import { similarTexts } from "./similar-texts.ts";

/** SIMILAR edges between skills, by name and description, and entities, by what their documents say of them. */
export function similarEdges(
  { byName }: Pick<Repository, "byName">,
  entities: ReadonlyMap<string, CatalogueEntity>,
  config: SimilarityConfig,
): readonly GraphEdge[] {
  const texts = new Map([
    ...[...entities].map(([id, { text }]): [string, string] => [id, text]),
    ...[...byName].map(([name, skill]): [string, string] => [
      name,
      `${name}\n${skill.description ?? ""}`,
    ]),
  ]);
  return similarTexts(texts, config).map(({ source, target, score }) => ({
    source,
    target,
    relation: "SIMILAR",
    score,
    shared_chunk_count: sharedChunks(entities.get(source), entities.get(target)),
    properties: { origin: "declared" },
  }));
}

function sharedChunks(a?: CatalogueEntity, b?: CatalogueEntity): number {
  if (a === undefined || b === undefined) return 0;
  const chunks = new Set(a.chunkIds);
  return b.chunkIds.filter((chunk) => chunks.has(chunk)).length;
}
