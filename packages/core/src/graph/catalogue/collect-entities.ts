import { sortedUnique } from "../../base/compare.ts";
import type { Config } from "../../config/config.ts";
import type { Repository } from "../../skill/repository.ts";
import type { CatalogueEntity } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

/**
 * The entities of all catalogues that the config names, by id. Of an entity in several documents the first counts; the
 * chunks that mention it are those of all. A document that is not there has none: an older revision may lack it.
 * @throws CtxfstError `file-invalid` for a document that cannot be read
 */
export function collectEntities(
  { texts }: Pick<Repository, "texts">,
  { graph }: Config,
): ReadonlyMap<string, CatalogueEntity> {
  const byId = new Map<string, CatalogueEntity>();
  for (const file of sortedUnique(graph.catalogues)) {
    const text = texts.get(file);
    if (text === undefined) continue;
    for (const entity of readCatalogue(text, file)) {
      const known = byId.get(entity.id);
      byId.set(entity.id, known === undefined ? entity : joined(known, entity));
    }
  }
  return byId;
}

function joined(first: CatalogueEntity, other: CatalogueEntity): CatalogueEntity {
  return {
    ...first,
    chunkIds: sortedUnique([...first.chunkIds, ...other.chunkIds]),
    text: `${first.text}\n${other.text}`,
  };
}
