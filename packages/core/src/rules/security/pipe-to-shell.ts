import type { RuleReport } from "../finding.ts";
import type { TextRule } from "../rule.ts";
import { findRemoteRun, type RemoteRun } from "./find-remote-run.ts";
import { findShellCode } from "./find-shell-code.ts";
import { isWarnedAgainst, MAXIMUM_JUDGED } from "./is-warned-against.ts";
import type { ScannedText } from "./scanned-texts.ts";

export const pipeToShell: TextRule = {
  meta: {
    id: "pipe-to-shell",
    summary: "What is downloaded can be looked at before it is run.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkText(scanned) {
    return CANDIDATE.test(scanned.text) ? check(scanned) : [];
  },
};

/** A pipe into an interpreter, or a download inside a command: cheap, since each part begins with a rare character. */
const CANDIDATE =
  /\|&?[ \t\\\n]{0,8}(?:(?:sudo|doas|env|exec)[^\n|]{0,40}[ \t])?(?:\/\w{1,8}\/(?:\w{1,8}\/)?)?(?:(?:(?:ba|z|da|k|a|fi)?sh|[Ii][Ee][Xx]|[Ii]nvoke-[Ee]xpression)(?![\w.-])|(?:python[\d.]{0,5}|node|ruby|perl|php|deno|bun)[ \t]*-?[ \t]*(?:[\n"'`;)&|]|$))|[$<]\([ \t]*(?:curl|wget)|`(?:curl|wget)|[Xx](?<=[Ii][Ee].)[ \t(]|-[Ee]xpression(?<=[Ii]nvoke.{11})[ \t(]/;

/** `curl … | sh` is the installer: what a sentence tells of the command before it. */
const TOLD_OF =
  /^[^`\n]{0,40}`[)*_]{0,3}[ \t]+(?:is|was|are|does|fetches|downloads|installs|puts|writes|would|works|fails)\b/;
const TELLING = 80;

function check(scanned: ScannedText): RuleReport[] {
  const { file, text } = scanned;
  const found = findShellCode(scanned).flatMap(({ pipeline, range, place }) => {
    const run = findRemoteRun(pipeline);
    return run === null || (place === "inline" && !isWhole(run)) ? [] : [{ run, range, place }];
  });
  return found.slice(0, MAXIMUM_JUDGED).flatMap(({ run, range, place }): RuleReport[] => {
    const { source, runner, decoded } = run;
    const args = { source, runner, ...(decoded === undefined ? {} : { decoded }) };
    // What runs by itself is no description of anything.
    if (place === "load") return [{ args, file, range, severity: "error" }];
    if (place === "inline" && TOLD_OF.test(text.slice(range.end, range.end + TELLING))) return [];
    return isWarnedAgainst(text, range.start, scanned.markdown(), place === "inline")
      ? []
      : [{ args, file, range }];
  });
}

/** `curl … | sh` in a sentence names the habit; an address, or the text itself, makes it a command. */
function isWhole({ source, decoded }: RemoteRun): boolean {
  return decoded !== undefined || /^\w+:\/\/[\w.-]*\w\.\w{2,}/.test(source);
}
