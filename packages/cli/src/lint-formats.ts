import { gzipSync } from "node:zlib";
import {
  type Finding,
  hiddenLines,
  inputLine,
  type LintResult,
  lintGithub,
  lintGitlab,
  lintJson,
  lintJunit,
  lintMarkdown,
  lintSarif,
  lintSummary,
  prettyFindings,
} from "@ctxfst/core";
import packageJson from "../package.json" with { type: "json" };
import type { AppliedSafeFixes } from "./apply-safe-fixes.ts";
import { checkoutPrefix } from "./checkout-prefix.ts";
import type { Shell } from "./io.ts";
import type { OpenRepository } from "./open-repository.ts";

/** Makes the text that a format prints. */
export type LintFormat = (result: LintResult, opened: OpenRepository, shell: Shell) => string;

/** How `lint --format` prints, by format. JSON names files from the folder that is linted, as people do. */
export const LINT_FORMATS: Readonly<Record<string, LintFormat>> = {
  pretty,
  json: (result, { repository }) => `${JSON.stringify(lintJson(result, repository), null, 2)}\n`,
  sarif: (result, { repository, root }) =>
    lintSarif(result, repository, {
      version: packageJson.version,
      prefix: checkoutPrefix(root),
      compressedBytes: (text) => gzipSync(text).length,
    }),
  github: (result, { root }) => lintGithub(result, checkoutPrefix(root)),
  junit: (result, { root }) => lintJunit(result, checkoutPrefix(root)),
  gitlab: (result, { root }) => lintGitlab(result, checkoutPrefix(root)),
  markdown: (result, { root }) => lintMarkdown(result, { prefix: checkoutPrefix(root) }),
};

/** The JSON of a dry run: the findings as they are, and what would be written (`fixes`). */
export function lintJsonWithFixes(
  result: LintResult,
  { repository }: OpenRepository,
  fixed: AppliedSafeFixes,
): string {
  const document = { ...lintJson(result, repository), fixes: fixed.edits() };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function pretty(result: LintResult, { repository }: OpenRepository, shell: Shell): string {
  const isVisible = ({ severity }: Finding): boolean => !shell.isQuiet || severity !== "info";
  const findings = result.findings.filter(isVisible);
  const notes = shell.isQuiet ? [] : hiddenLines(result.hidden);
  const parts = [
    shell.isQuiet ? "" : `${inputLine(repository)}\n\n`,
    findings.length > 0 ? `${prettyFindings(findings, repository, shell)}\n` : "",
    shell.isQuiet && findings.length === 0 ? "" : `${lintSummary(result.findings)}\n`,
    ...notes.map((note) => `${shell.style("quiet", note)}\n`),
  ];
  return parts.join("");
}
