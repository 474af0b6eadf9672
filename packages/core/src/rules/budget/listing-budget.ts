import { type CatalogueUse, catalogueUse, isOverBudget } from "../../context/catalogue-use.ts";
import { type Catalogue, cataloguesOf } from "../../context/catalogues.ts";
import { openingLine } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { listedName } from "./listed-name.ts";

export const listingBudget: RepositoryRule = {
  meta: {
    id: "listing-budget",
    summary: "The catalogue of skills that a host shows its model fits into the host's budget.",
    category: "budget",
    severity: "warning",
    fix: null,
  },
  checkRepository({ repository, config, index }) {
    const { contextTokens } = config.budgets;
    return cataloguesOf(repository.skills, config.hosts).flatMap((catalogue) => {
      if (catalogue.host.catalogue === null) return [];
      const use = catalogueUse(catalogue, contextTokens, (skill) => listedName(skill, index));
      return isOverBudget(use) ? reportOf(catalogue, use) : [];
    });
  },
};

/** At the first skill of the folder, so that the finding stays where it is when descriptions change. */
function reportOf({ skills }: Catalogue, use: CatalogueUse): RuleReport[] {
  const first = skills.find(({ isVendored }) => !isVendored);
  if (first === undefined) return [];
  const { host, folder, unit, used, limit, cut, longest } = use;
  const shortened = cut.filter(({ isOmitted }) => !isOmitted);
  const args = {
    host,
    folder,
    unit,
    used,
    limit: limit ?? 0,
    skills: use.skills,
    cut: shortened.map(({ name }) => name),
    omitted: cut.filter(({ isOmitted }) => isOmitted).map(({ name }) => name),
    lost: shortened.reduce((sum, { lost }) => sum + lost, 0),
    longest,
  };
  return [{ args, file: first.file, range: openingLine(first), hosts: [host] }];
}
