import { findNearest } from "../../algorithms/find-nearest.ts";
import { folderOf, folderPrefix, lastSegment } from "../../base/repository-path.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { checkedPlugins } from "./checked-plugins.ts";
import { manifestRange } from "./manifest-range.ts";
import { isThere } from "./resolve-links.ts";

export const manifestPathMissing: RepositoryRule = {
  meta: {
    id: "manifest-path-missing",
    summary: "A path in a plugin manifest leads to something that is there.",
    category: "body",
    severity: "error",
    fix: null,
  },
  checkRepository(context) {
    const { repository } = context;
    return checkedPlugins(context).flatMap(({ file, paths }) =>
      paths
        .filter(({ target }) => target === null || !isThere(target, repository))
        .map(({ text, target, segments }): RuleReport => {
          const nearest = target === null ? null : nearestPath(target, context);
          return {
            args: {
              path: text,
              ...(target === null ? { leaves: "repository" } : {}),
              ...(nearest === null ? {} : { nearest }),
            },
            file,
            range: manifestRange(repository, file, segments),
          };
        }),
    );
  },
};

/** The entry of the same folder with a name that is nearly the same. */
function nearestPath(target: string, { index }: RuleContext): string | null {
  const folder = folderOf(target);
  const near = findNearest(lastSegment(target), index.namesByFolder.get(folder) ?? []);
  return near === null ? null : folderPrefix(folder) + near;
}
