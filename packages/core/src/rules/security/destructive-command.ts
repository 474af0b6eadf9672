import type { TextRange } from "../../base/text-range.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { type Destruction, findDestruction, findForkBombs } from "./find-destruction.ts";
import { findShellCode } from "./find-shell-code.ts";
import { isWarnedAgainst } from "./is-warned-against.ts";
import { type ScannedText, scannedTexts } from "./scanned-texts.ts";

export const destructiveCommand: RepositoryRule = {
  meta: {
    id: "destructive-command",
    summary: "No command to be run deletes a home, a system or a disk.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkRepository({ repository }) {
    return scannedTexts(repository).flatMap((scanned) =>
      HINT.test(scanned.text) && CANDIDATE.test(scanned.text) ? check(scanned) : [],
    );
  },
};

/** What comes with such commands and is rare elsewhere: cheap, since each part begins with a rare character. */
const HINT =
  /-(?:[A-Za-z]{0,4}[rR][A-Za-z]{0,4}["' \t]|-recursive|-no-preserve|delete|[Rr]ecurse|[Dd]isk|[Vv]olume|exec )|\/dev\/|&[ \t]{0,4}\}| [A-Za-z]:\\?(?:\W|$)|diskutil|%(?:USERP|HOMEP|System)/;
/** Programs that destroy. */
const CANDIDATE =
  /\b(?:rm(?:[ \t]+-|["'],)|mkfs|of=|shred[ \t]|wipefs|blkdiscard|sgdisk|diskutil|Remove-Item|Clear-Disk|Format-Volume|format[ \t]+[A-Za-z]:|(?:rd|del|erase|rmdir)[ \t]+\/|ch(?:mod|own)[ \t]+-|mv[ \t]+[~/$"])|-delete|>[ \t]*\/dev\/|[\\.]PhysicalDrive|\(\)[ \t]*\{[^\n]{0,30}\|/i;

function check(scanned: ScannedText): RuleReport[] {
  const body = scanned.markdown();
  const isMeant = (range: TextRange, isInSentence: boolean): boolean =>
    !isWarnedAgainst(scanned.text, range.start, body, isInSentence);
  const commands = findShellCode(scanned).flatMap((found): RuleReport[] => {
    const destruction = findDestruction(found.pipeline);
    if (destruction === null) return [];
    const isHook = found.place === "load";
    return isHook || isMeant(found.range, found.place === "inline")
      ? [report(scanned, found.range, destruction)]
      : [];
  });
  const bombs = findForkBombs(scanned.text)
    .filter((range) => isMeant(range, true))
    .map((range) => report(scanned, range, { what: "processes", target: "" }));
  return [...commands, ...bombs];
}

function report(
  { file }: ScannedText,
  range: TextRange,
  { what, target }: Destruction,
): RuleReport {
  return { args: { what, target }, file, range };
}
