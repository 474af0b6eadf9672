import { createHash } from "node:crypto";
import { basename } from "node:path";
import { reportPage as page } from "@ctxfst/core";
import packageJson from "../package.json" with { type: "json" };
import type { CheckRun } from "./run-check.ts";

/** The report page of a check, as `check --html` writes it. `title` names what was checked, else its folder does. */
export function reportPage(
  { opened, result }: CheckRun,
  title: string = basename(opened.root),
): string {
  return page(result, opened.repository, {
    title,
    footer: `ctxfst ${packageJson.version} · npx ctxfst check --html report.html`,
    sha256: (text) => createHash("sha256").update(text).digest("base64"),
  });
}
