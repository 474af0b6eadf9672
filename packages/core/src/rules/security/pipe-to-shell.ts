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

/** A pipe into an interpreter, or a download inside a command: cheap, since each part begins with a rare character. */
const CANDIDATE =
  /\|&?[ \t\\\n]{0,8}(?:(?:sudo|doas|env|exec)[^\n|]{0,40}[ \t])?(?:\/\w{1,8}\/(?:\w{1,8}\/)?)?(?:(?:ba|z|da|k|a|fi)?sh|python|node|ruby|perl|php|deno|bun|[Ii][Ee][Xx]|[Ii]nvoke-[Ee])|[$<]\([ \t]*(?:curl|wget)|`(?:curl|wget)|(?:[Ii][Ee][Xx]|[Ii]nvoke-[Ee]xpression)[ \t(]/;

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
