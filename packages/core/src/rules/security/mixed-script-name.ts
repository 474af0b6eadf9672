import type { TextRange } from "../../base/text-range.ts";
import { nameRange } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { TextRule } from "../rule.ts";
import { findLookalike, type Lookalike } from "./find-lookalikes.ts";
import type { ScannedText } from "./scanned-texts.ts";

export const mixedScriptName: TextRule = {
  meta: {
    id: "mixed-script-name",
    summary: "Names of skills and hosts are written in one script a word.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkText(scanned) {
    return [...nameReports(scanned), ...hostReports(scanned)];
  },
};

const NOT_ASCII = /[^ -~]/;
/** A host with a letter that is not ASCII; most texts hold none. */
const CANDIDATE = /:\/\/[\w.@-]{0,200}[^\s!-~]/;
const HOST =
  /\b(?:https?|wss?|ftp|git|ssh):\/\/(?:[\w.~-]{1,60}(?::[\w.~-]{0,60})?@)?([\p{L}\p{M}\p{N}.-]{1,253})/giu;

function nameReports({ skill, file }: ScannedText): RuleReport[] {
  const found = skill !== null && NOT_ASCII.test(skill.name) ? findLookalike(skill.name) : null;
  if (skill === null || found === null) return [];
  return [{ args: argsOf("skill", skill.name, found), file, range: nameRange(skill) }];
}

/** Different ones in one file. */
const MAXIMUM_HOSTS = 500;

/** Each host is reported where it comes first. */
function hostReports({ file, text }: ScannedText): RuleReport[] {
  if (!CANDIDATE.test(text)) return [];
  const seen = new Set<string>();
  const reports: RuleReport[] = [];
  for (const match of text.matchAll(HOST)) {
    const host = match[1] as string;
    if (seen.has(host) || !NOT_ASCII.test(host)) continue;
    if (seen.size >= MAXIMUM_HOSTS) break;
    seen.add(host);
    const found = findLookalike(host);
    if (found === null) continue;
    const end = match.index + match[0].length;
    const range: TextRange = { start: end - host.length, end };
    reports.push({ args: argsOf("host", host, found), file, range });
  }
  return reports;
}

function argsOf(
  kind: "skill" | "host",
  name: string,
  { letter, script, looksLike }: Lookalike,
): RuleReport["args"] {
  const code = (letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
  return { kind, name, letter, code: `U+${code}`, script, looksLike };
}
