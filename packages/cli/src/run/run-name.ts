import { randomBytes } from "node:crypto";

/** A name for a run: names sort as the runs began, and no two are alike. */
export function runName(now: string): string {
  const time = now.slice(0, 19).toLowerCase().replaceAll(":", "");
  return `${time}-${randomBytes(3).toString("hex")}`;
}
