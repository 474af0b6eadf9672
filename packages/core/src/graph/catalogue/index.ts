export type { CatalogueEntity } from "./catalogue.ts";
export { collectEntities } from "./collect-entities.ts";
export { linkEntity } from "./link-entity.ts";
export { similarEdges } from "./similar-edges.ts";
