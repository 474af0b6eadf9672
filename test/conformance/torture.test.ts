import { type Finding, rules } from "@ctxfst/core";
import { describe, expect, it } from "vitest";
import { checkFolder, readTortureInputs } from "./read-case.ts";

/** Rules of torture inputs that are not written yet. A test fails as soon as one of them is. */
const WAITING: ReadonlySet<string> = new Set<string>();

const KNOWN: ReadonlySet<string> = new Set(rules.map(({ meta }) => meta.id));

/** `a|b` asks for one of them; what is only allowed is not asked for. */
function missing(found: readonly Finding[], mustReport: readonly string[]): string[] {
  return mustReport
    .filter((item) => !item.endsWith("?"))
    .filter((item) => !item.split("|").some((rule) => WAITING.has(rule)))
    .filter(
      (item) => !item.split("|").some((rule) => found.some((finding) => finding.rule === rule)),
    );
}

function isForbidden({ rule, severity }: Finding, mustNotReport: readonly string[]): boolean {
  if (severity === "info") return false;
  return mustNotReport.some(
    (item) =>
      item === rule ||
      item === "ANY-ERROR-OR-WARNING" ||
      (item === "ANY-ERROR" && severity === "error"),
  );
}

describe("torture", () => {
  it("waits only for rules that are not written yet", () => {
    expect([...WAITING].filter((id) => KNOWN.has(id))).toEqual([]);
  });

  it.each(readTortureInputs())("$name", ({ root, mustReport, mustNotReport }) => {
    const { findings } = checkFolder(root);
    const forbidden = findings.filter((finding) => isForbidden(finding, mustNotReport));
    expect({
      missing: missing(findings, mustReport),
      forbidden: forbidden.map(({ rule, severity }) => `${severity} ${rule}`),
    }).toEqual({ missing: [], forbidden: [] });
  });
});
