import type { RepositoryRule } from "../rule.ts";
import { reportConfigProblems } from "./report-config-problems.ts";

export const configInvalid: RepositoryRule = {
  meta: {
    id: "config-invalid",
    summary: "Every value in the config is one that it can have.",
    category: "linter",
    severity: "error",
    fix: null,
  },
  checkRepository: (context) => reportConfigProblems(context, "config-invalid"),
};
