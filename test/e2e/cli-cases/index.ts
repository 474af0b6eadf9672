import { baseCases } from "./base-cases.ts";
import { checkCases } from "./check-cases.ts";
import type { CliCase } from "./cli-case.ts";
import { compatCases } from "./compat-cases.ts";
import { graphCases } from "./graph-cases.ts";
import { helpCases } from "./help-cases.ts";
import { impactCases } from "./impact-cases.ts";
import { lintCases } from "./lint-cases.ts";
import { nextCases } from "./next-cases.ts";
import { noiseCases } from "./noise-cases.ts";
import { planCases } from "./plan-cases.ts";
import { rulesCases } from "./rules-cases.ts";
import { runCases } from "./run-cases.ts";
import { stateCases } from "./state-cases.ts";

import { whyNotCases } from "./why-not-cases.ts";

export type { CliCase } from "./cli-case.ts";

/** Every call of the table, by command. */
export const CLI_CASES: readonly CliCase[] = [
  ...helpCases,
  ...checkCases,
  ...lintCases,
  ...noiseCases,
  ...planCases,
  ...nextCases,
  ...runCases,
  ...stateCases,
  ...graphCases,
  ...rulesCases,
  ...compatCases,
  ...whyNotCases,
  ...baseCases,
  ...impactCases,
];
