import { compareText } from "../base/compare.ts";
import { bodyRules } from "./body/index.ts";
import { budgetRules } from "./budget/index.ts";
import { descriptionRules } from "./description/index.ts";
import { fileRules } from "./file/index.ts";
import { linterRules } from "./linter/index.ts";
import { nameRules } from "./name/index.ts";
import type { Rule } from "./rule.ts";
import { securityRules } from "./security/index.ts";
import { worldRules } from "./world/index.ts";

/** Every rule there is, by id. */
export const rules: readonly Rule[] = [
  ...fileRules,
  ...nameRules,
  ...descriptionRules,
  ...bodyRules,
  ...securityRules,
  ...worldRules,
  ...budgetRules,
  ...linterRules,
].sort((a, b) => compareText(a.meta.id, b.meta.id));
