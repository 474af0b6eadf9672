/** What the process ends with (CONTRACT §4). */
export const EXIT = {
  fine: 0,
  /** Checked, and something is wrong. */
  wrong: 1,
  /** The call, the config or a file is wrong. */
  usage: 2,
  /** Gave up within the limits given. */
  gaveUp: 3,
  /** Waiting for a person. */
  waiting: 4,
  /** Our own bug. */
  internal: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
