import type { Config } from "../config/config.ts";
import { type CatalogueUse, catalogueUse } from "../context/catalogue-use.ts";
import { cataloguesOf } from "../context/catalogues.ts";
import { pluginFinder, readPlugins } from "../rules/plugin-manifests.ts";
import type { Repository } from "../skill/repository.ts";

/** What the catalogues of these skills take of the budgets of hosts that have one, by folder and host. */
export function measureBudgets(repository: Repository, config: Config): readonly CatalogueUse[] {
  const pluginOf = pluginFinder(readPlugins(repository));
  return cataloguesOf(repository.skills, config.hosts)
    .filter(({ host }) => host.catalogue !== null)
    .map((catalogue) =>
      catalogueUse(catalogue, config.budgets.contextTokens, ({ file, name }) => {
        const plugin = pluginOf(file)?.name ?? null;
        return plugin === null ? name : `${plugin}:${name}`;
      }),
    );
}
