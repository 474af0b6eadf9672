import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { checkedPlugins } from "./checked-plugins.ts";
import { manifestRange } from "./manifest-range.ts";

export const manifestPathIsFile: RepositoryRule = {
  meta: {
    id: "manifest-path-is-file",
    summary: "A plugin manifest names the folders of its skills, not their files.",
    category: "body",
    severity: "error",
    fix: null,
  },
  checkRepository(context) {
    const { repository } = context;
    return checkedPlugins(context).flatMap(({ file, paths }) =>
      paths
        .filter(
          ({ kind, target }) =>
            kind === "skills" && target !== null && repository.paths.has(target),
        )
        .map(
          ({ text, segments }): RuleReport => ({
            args: { path: text, folder: text.replace(/\/[^/]*$/, "") },
            file,
            range: manifestRange(repository, file, segments),
          }),
        ),
    );
  },
};
