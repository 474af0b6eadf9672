import { expect, it } from "vitest";
import { countFindings } from "./count-findings.ts";

it("counts a merged info as often as it was found", () => {
  const findings = [
    { severity: "info", count: 3 },
    { severity: "error", count: 1 },
    { severity: "info", count: 1 },
  ] as const;
  expect(countFindings(findings)).toEqual({ error: 1, warning: 0, info: 4 });
});
