import { hostsOwning } from "../skill/profiles/host-roots.ts";

/** The profiles that a file is checked against: those of the run, and of the hosts whose own folder holds it. */
export function profilesOfFile(file: string | null, chosen: readonly string[]): readonly string[] {
  if (file === null || !file.includes("/skills/")) return chosen;
  const owners = hostsOwning(file);
  return owners.length === 0 ? chosen : [...new Set([...chosen, ...owners])];
}
