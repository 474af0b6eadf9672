/** One difference between two tasks, from the first to the second. `is` tells whether the second has it. */
export type TaskChange =
  | { readonly kind: "skill"; readonly skill: string; readonly is: boolean }
  | {
      readonly kind: "needs" | "gives";
      readonly skill: string;
      /** A condition; for `gives`, `entity:x` or `NOT entity:x`. */
      readonly condition: string;
      readonly is: boolean;
    }
  | { readonly kind: "cost"; readonly skill: string; readonly from: number; readonly to: number }
  /** Whether the skill may run more than once. */
  | { readonly kind: "repeats"; readonly skill: string; readonly is: boolean }
  | { readonly kind: "given"; readonly fact: string; readonly is: boolean }
  | { readonly kind: "goal"; readonly condition: string; readonly is: boolean };
