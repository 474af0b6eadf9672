import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { findRemoteRun } from "./find-remote-run.ts";
import { findShellCode } from "./find-shell-code.ts";
import { isWarnedAgainst } from "./is-warned-against.ts";
import { type ScannedText, scannedTexts } from "./scanned-texts.ts";

export const pipeToShell: RepositoryRule = {
  meta: {
    id: "pipe-to-shell",
    summary: "What is downloaded can be looked at before it is run.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkRepository({ repository }) {
    return scannedTexts(repository).flatMap((scanned) =>
      CANDIDATE.test(scanned.text) ? check(scanned) : [],
    );
  },
};

/** What downloads or decodes, with what runs it on the same line or the next ones. */
const CANDIDATE =
  /\b(?:curl|wget|fetch|https?|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|base64|xxd)\b[^|\n]{0,500}\|&?[ \t\\\n]{0,8}|\$\([ \t]*(?:curl|wget)|<\([ \t]*(?:curl|wget)|`(?:curl|wget)|\b(?:iex|Invoke-Expression)\b/i;

function check(scanned: ScannedText): RuleReport[] {
  const { file, text } = scanned;
  return findShellCode(scanned).flatMap(({ pipeline, range, place }): RuleReport[] => {
    const run = findRemoteRun(pipeline);
    if (run === null) return [];
    const args = { source: run.source, runner: run.runner };
    // What runs by itself is no description of anything.
    if (place === "load") return [{ args, file, range, severity: "error" }];
    if (place === "inline" && !isWhole(run.source)) return [];
    const isInSentence = place === "inline";
    if (isWarnedAgainst(text, range.start, scanned.markdown(), isInSentence)) return [];
    return [{ args, file, range }];
  });
}

/** `curl … | sh` in a sentence names the habit; an address makes it a command. */
function isWhole(source: string): boolean {
  return /^\w+:\/\/[^/]+\./.test(source) || source === "base64";
}
