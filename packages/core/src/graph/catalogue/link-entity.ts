import { readOwnModel } from "../../skill/read-own-model.ts";
import type { DeclaredLink } from "../declared-edges.ts";
import { linkSkill } from "../link-skill.ts";
import type { CatalogueEntity } from "./catalogue.ts";

/** What an entity with conditions declares, read and linked as those of a skill are. */
export function linkEntity({ id, fields }: CatalogueEntity): readonly DeclaredLink[] {
  const own = readOwnModel(id, new Map(), fields);
  return linkSkill({ name: id, model: { ...own, cost: 0 } });
}
