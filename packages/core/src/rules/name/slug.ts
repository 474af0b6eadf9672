/** The longest name that the specification allows, in code points. */
export const MAXIMUM_NAME: number = 64;

/**
 * A name made of what is left of a text in lower-case ASCII letters, digits and single hyphens; "" when nothing is.
 * Accents are dropped, everything else that is not allowed becomes a hyphen.
 */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=[a-z0-9])(?=[A-Z][a-z])/g, "-")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAXIMUM_NAME)
    .replace(/^-+|-+$/g, "");
}

/** What a name holds that the specification does not allow. */
export type NameFault =
  | "upper-case"
  | "space"
  | "underscore"
  | "character"
  | "edge-hyphen"
  | "double-hyphen";

/**
 * Faults of a name by the specification: lower-case letters of any script, digits, single hyphens inside. The name is
 * compared in its NFKC form, as the reference validator does. Empty for a valid name.
 */
export function nameFaults(name: string): readonly NameFault[] {
  const normal = name.normalize("NFKC");
  const faults: NameFault[] = [];
  if (normal !== normal.toLowerCase()) faults.push("upper-case");
  if (/\s/u.test(normal)) faults.push("space");
  if (normal.includes("_")) faults.push("underscore");
  if (/[^\p{L}\p{M}\p{N}\s_-]/u.test(normal)) faults.push("character");
  if (/^-|-$/.test(normal)) faults.push("edge-hyphen");
  if (normal.includes("--")) faults.push("double-hyphen");
  return faults;
}

/** The last folder of a skill's path, in the form names are compared in; "" for a skill at the root. */
export function folderNameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf("/") + 1).normalize("NFKC");
}
