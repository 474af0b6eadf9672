import { PROFILES, type Profile } from "@ctxfst/core";
import type { Shell } from "./io.ts";

/** `ctxfst rules --profiles`: what ctxfst knows of each host, with where it is from and when somebody looked. */
export function listProfiles(shell: Shell): void {
  if (shell.isJson) {
    shell.stdout(`${JSON.stringify({ profiles: PROFILES }, null, 2)}\n`);
    return;
  }
  const rows = PROFILES.map(rowOf);
  const widths = HEADS.map((head, i) =>
    Math.max(head.length, ...rows.map((row) => (row[i] as string).length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join("  ")
      .trimEnd();
  shell.stdout(`${shell.style("heading", line(HEADS))}\n`);
  for (const row of rows) shell.stdout(`${line(row)}\n`);
  shell.stdout("\n");
  const width = Math.max(...PROFILES.map(({ id }) => id.length));
  for (const { id, source, verifiedOn } of PROFILES) {
    shell.stdout(`${id.padEnd(width)}  ${source} (${verifiedOn})\n`);
  }
}

const HEADS: readonly string[] = [
  "profile",
  "kind",
  "needs",
  "name",
  "description",
  "other fields",
  "parser",
  "YAML error",
  "catalogue",
  "folders (depth)",
];

function rowOf(profile: Profile): readonly string[] {
  const { id, kind, required, limits, rejectsUnknownFields, reader, onYamlError, roots } = profile;
  return [
    id,
    kind,
    required.join(", ") || "-",
    String(limits.name ?? "-"),
    String(limits.description ?? "-"),
    rejectsUnknownFields ? "refused" : "passed over",
    reader.dialect === "any" ? "not known" : reader.dialect,
    onYamlError ?? "not known",
    catalogueOf(profile),
    roots.map(({ path, depth }) => `${path}${depth === null ? "" : ` (${depth})`}`).join(", ") ||
      "-",
  ];
}

function catalogueOf({ catalogue }: Profile): string {
  if (catalogue === null) return "-";
  const percent = Math.round(catalogue.shareOfContext * 100);
  return `${percent} %, ${catalogue.unit}`;
}
