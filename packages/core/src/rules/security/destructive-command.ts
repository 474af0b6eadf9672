import type { TextRange } from "../../base/text-range.ts";
import type { RuleReport } from "../finding.ts";
import type { TextRule } from "../rule.ts";
import { type Destruction, findDestruction, findForkBombs } from "./find-destruction.ts";
import { findShellCode } from "./find-shell-code.ts";
import { isWarnedAgainst, MAXIMUM_JUDGED } from "./is-warned-against.ts";
import { nearbyLineStart } from "./nearby-line.ts";
import type { ScannedText } from "./scanned-texts.ts";

export const destructiveCommand: TextRule = {
  meta: {
    id: "destructive-command",
    summary: "No command to be run deletes a home, a system or a disk.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkText(scanned) {
    return HINT.test(scanned.text) && CANDIDATE.test(scanned.text) ? check(scanned) : [];
  },
};

/** What comes with such commands and is rare elsewhere: cheap, since each part begins with a rare character. */
const HINT =
  /-(?<=[ \t"']-)(?:[A-Za-z]{0,4}[rR][A-Za-z]{0,4}["' \t]|-recursive|-no-preserve|delete|[Rr]ecurse|[Dd]isk|[Vv]olume)|\/dev\/|\/[sSqQ](?:[ \t\n]|$)|-(?:[Dd]isk|[Vv]olume)|&[ \t]{0,4}\}|kutil(?<=diskutil)/;
/** Programs that destroy, with what no task may lose. */
const CANDIDATE =
  /\b(?:(?:rm(?:[ \t]|["'],)|Remove-Item|find[ \t]|mv[ \t]|ch(?:mod|own)[ \t])[^\n;|&]{0,120}[ \t"'](?:\/(?:[\s*"'`;&|)\]]|$|(?:home|Users|root|etc|usr|var|s?bin|lib|lib64|boot|opt|System|Library)\b)|~(?:[\s/"'`;&|)]|$)|\$\{?(?:HOME|env)|%|[A-Z]:)|(?:mkfs|of=|shred|wipefs|blkdiscard|sgdisk|diskutil)[^\n]{0,120}\/dev\/|of=\\\\|diskutil[ \t]|Clear-Disk|Format-Volume|format[ \t]+[A-Za-z]:|(?:rd|del|erase|rmdir)[ \t]+\/)|>[ \t]*\/dev\/[shvxnm]|\(\)[ \t]*\{[^\n]{0,30}\|/i;

function check(scanned: ScannedText): RuleReport[] {
  const body = scanned.markdown();
  const isMeant = (range: TextRange, isInSentence: boolean): boolean =>
    !isWarnedAgainst(scanned.text, range.start, body, isInSentence);
  const found = findShellCode(scanned).flatMap(({ pipeline, range, place }) => {
    const destruction = findDestruction(pipeline);
    return destruction === null ? [] : [{ destruction, range, place }];
  });
  const commands = found
    .slice(0, MAXIMUM_JUDGED)
    .filter(({ range, place }) => place === "load" || isMeant(range, place === "inline"))
    .map(({ destruction, range }) => report(scanned, range, destruction));
  const bombs = findForkBombs(scanned.text)
    .slice(0, MAXIMUM_JUDGED)
    .filter((range) => !isQuoted(scanned.text, range) && isMeant(range, true))
    .map((range) => report(scanned, range, { what: "processes", target: "" }));
  return [...commands, ...bombs];
}

/** Inside quotes that are open, or in a comment: a text to compare with, or about one. */
function isQuoted(text: string, { start }: TextRange): boolean {
  const lead = text.slice(nearbyLineStart(text, start), start);
  if (/^\s*(?:#|\/\/|--|;|\*)/.test(lead)) return true;
  return ['"', "'"].some((quote) => lead.split(quote).length % 2 === 0);
}

function report(
  { file }: ScannedText,
  range: TextRange,
  { what, target }: Destruction,
): RuleReport {
  return { args: { what, target }, file, range };
}
