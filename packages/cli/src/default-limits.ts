/** Below what a machine of today has: a search that outgrows it says how far it came, and does not crash. */
export const MEMORY_MEGABYTES = 4096;

/** A check that nobody limits still ends: what is undecided by then is said to be. */
export const CHECK_SECONDS = 60;

/** The next step is asked for again and again: whether a plan exists is tried this long. */
export const NEXT_SECONDS = 10;

/** Seconds for the alternatives to a plan and for why others are not in it. */
export const DETAIL_SECONDS = 30;
