/** Leaves work that has nothing to show when it is left half done; `withinLimits` catches it. */
export class LimitReached extends Error {}
