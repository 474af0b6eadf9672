import { type CatalogueUse, catalogueUse } from "../../context/catalogue-use.ts";
import { cataloguesOf } from "../../context/catalogues.ts";
import { costOf } from "../../context/listing-cost.ts";
import { findProfile } from "../../skill/profiles/profiles.ts";
import { locateConfig } from "../locate-config.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { listedName } from "./listed-name.ts";

export const alwaysOnBudget: RepositoryRule = {
  meta: {
    id: "always-on-budget",
    summary: "What is in every context stays within the limit that the config sets.",
    category: "budget",
    severity: "warning",
    fix: null,
  },
  checkRepository(context) {
    const { budgets } = context.config;
    const limit = budgets.alwaysOn;
    if (limit === null) return [];
    const over = hostsOf(context)
      .map((host) => loadOf(host, context))
      .filter(({ total }) => total > limit)
      .sort((a, b) => b.total - a.total);
    const [worst] = over;
    if (worst === undefined) return [];
    const { total, files, instructions, catalogue } = worst;
    const args = { total, limit, base: budgets.base, files, instructions, catalogue };
    const place = locateConfig(context, ["budgets", "always-on"]);
    return [{ args, ...place, hosts: over.map(({ host }) => host) }];
  },
};

/** The catalogues of one host that is opened at the root; those of plugins are there only once they are installed. */
interface HostCatalogues {
  readonly host: string;
  readonly uses: readonly CatalogueUse[];
}

function hostsOf({ repository, config, index }: RuleContext): readonly HostCatalogues[] {
  const uses = cataloguesOf(repository.skills, config.hosts)
    .filter(({ folder }) => /^(?:\.[a-z-]+\/)?skills$/.test(folder))
    .map((catalogue) =>
      catalogueUse(catalogue, config.budgets.contextTokens, (skill) => listedName(skill, index)),
    );
  return [...new Set(uses.map(({ host }) => host))].map((host) => ({
    host,
    uses: uses.filter((use) => use.host === host),
  }));
}

/** What stands in every context of a host, in tokens. */
interface AlwaysOn {
  readonly host: string;
  readonly files: readonly string[];
  readonly instructions: number;
  readonly catalogue: number;
  readonly total: number;
}

function loadOf({ host, uses }: HostCatalogues, { repository, config }: RuleContext): AlwaysOn {
  const files = (findProfile(host)?.instructions?.files ?? []).filter((file) =>
    repository.texts.has(file),
  );
  const instructions = files.reduce(
    (sum, file) => sum + costOf(repository.texts.get(file) ?? "", "tokens"),
    0,
  );
  const catalogue = uses.reduce((sum, { shownTokens }) => sum + shownTokens, 0);
  const total = config.budgets.base + instructions + catalogue;
  return { host, files, instructions, catalogue, total };
}
