import type { Rule } from "../rule.ts";
import { conditionScalar } from "./condition-scalar.ts";
import { conditionSyntax } from "./condition-syntax.ts";
import { contradictoryEffect } from "./contradictory-effect.ts";
import { costValue } from "./cost-value.ts";
import { dependencyCycle } from "./dependency-cycle.ts";
import { dominatedSkill } from "./dominated-skill.ts";
import { factId } from "./fact-id.ts";
import { goalExpectation } from "./goal-expectation.ts";
import { goalUndefined } from "./goal-undefined.ts";
import { goalUnreachable } from "./goal-unreachable.ts";
import { graphDrift } from "./graph-drift.ts";
import { graphUnreadable } from "./graph-unreadable.ts";
import { irreversibleEffect } from "./irreversible-effect.ts";
import { misspeltFact } from "./misspelt-fact.ts";
import { neverEligible } from "./never-eligible.ts";
import { noEffect } from "./no-effect.ts";
import { oneSidedEdge } from "./one-sided-edge.ts";
import { orderContradiction } from "./order-contradiction.ts";
import { selfDependency } from "./self-dependency.ts";
import { spellingConflict } from "./spelling-conflict.ts";
import { unneededSkill } from "./unneeded-skill.ts";
import { unproducedPrecondition } from "./unproduced-precondition.ts";
import { unresolvedSoftDependency } from "./unresolved-soft-dependency.ts";
import { unusedPostcondition } from "./unused-postcondition.ts";

/** Rules of the category `world`, by id. */
export const worldRules: readonly Rule[] = [
  conditionScalar,
  conditionSyntax,
  contradictoryEffect,
  costValue,
  dependencyCycle,
  dominatedSkill,
  factId,
  goalExpectation,
  goalUndefined,
  goalUnreachable,
  graphDrift,
  graphUnreadable,
  irreversibleEffect,
  misspeltFact,
  neverEligible,
  noEffect,
  oneSidedEdge,
  orderContradiction,
  selfDependency,
  spellingConflict,
  unneededSkill,
  unproducedPrecondition,
  unresolvedSoftDependency,
  unusedPostcondition,
];
