/** What is wrong with a certificate, and at which of its nodes. */
export type CertificateFault =
  /** A cost of the task is no whole number of units. */
  | { readonly kind: "scale" }
  | { readonly kind: "unknown-skill"; readonly skill: string }
  | { readonly kind: "not-dominated"; readonly skill: string }
  /** Without these skills the goal, or what the landmark is for, can be reached all the same. */
  | { readonly kind: "no-landmark"; readonly node: number; readonly skills: readonly string[] }
  /** The landmarks of the node charge the skill more than it costs, or a charge is below 0. */
  | { readonly kind: "charge"; readonly node: number; readonly skill: string | null }
  | { readonly kind: "not-excluded"; readonly node: number; readonly skill: string }
  /** The node forks on a skill that is decided already. */
  | { readonly kind: "fork"; readonly node: number }
  | { readonly kind: "not-closed"; readonly node: number }
  /** Nodes are missing, or there are too many. */
  | { readonly kind: "shape" };

export interface CertificateVerdict {
  readonly valid: boolean;
  readonly fault: CertificateFault | null;
}
