/** In place of a skill: the goal. */
export const FOR_GOAL = -1;

/** At least one of the skills is in every plan that holds the skill (or reaches the goal) that it is `for`. */
export interface CertifiedLandmark {
  /** Index of a skill that the node has put in, or `FOR_GOAL`. */
  readonly for: number;
  readonly skills: readonly number[];
  /** In units; what a skill is charged by all landmarks of a node is no more than its cost. */
  readonly charge: number;
}

/**
 * A node of the proof: some skills are assumed to be in the plan, others not to be. Its landmarks bound what such a
 * plan costs. `excluded` are skills that would lift that to the bound: by what reaching them costs, they themselves,
 * and what leads from them on to the goal.
 */
export interface CertificateNode {
  readonly landmarks: readonly CertifiedLandmark[];
  readonly excluded: readonly number[];
  /**
   * `closed`: no plan below the bound is left. `again`: the next node is the same one, without what is excluded.
   * Otherwise the skill on which the proof forks: first the nodes with it in the plan, then those without it.
   */
  readonly next: "closed" | "again" | number;
}

/**
 * Why no plan costs less than `bound`, step by step, to be checked by `checkCertificate` or by anyone: branch and
 * bound over the delete relaxation, with cost-partitioned landmarks at every node. Plain JSON; skills by index.
 */
export interface BoundCertificate {
  readonly bound: number;
  /** Units in 1: charges and costs are whole numbers of units. */
  readonly scale: number;
  readonly skills: readonly string[];
  /** Pairs: a skill, and one that does the same for no more, so that the first is never needed. In this order. */
  readonly dominated: readonly (readonly [skill: number, by: number])[];
  /** Depth first. */
  readonly nodes: readonly CertificateNode[];
}
