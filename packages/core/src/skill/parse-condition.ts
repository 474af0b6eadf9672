import { type Condition, type Literal, NEVER } from "./condition.ts";
import { isDialectFact } from "./dialect-facts.ts";
import { factName } from "./fact-name.ts";
import { splitOutsideParentheses } from "./split-outside-parentheses.ts";

/** Why a text is no condition, or a questionable one. */
export interface ConditionFault {
  readonly code: "condition-syntax" | "fact-id";
  readonly args: Readonly<Record<string, string>>;
}

export interface ParsedCondition {
  /** `NEVER` when the text could not be read: nothing fails open. */
  readonly condition: Condition;
  readonly isReadable: boolean;
  readonly faults: readonly ConditionFault[];
}

const FACT = /^entity:[a-z0-9-]+$/;
const ALTERNATIVES = /^any\(([^()]*)\)(\?)?$/s;

/**
 * Reads `entity:x`, `NOT entity:x`, `any(entity:x, entity:y)`, each with an optional `?` that makes it soft.
 * Never throws; what cannot be read is a condition that never holds.
 */
export function parseCondition(text: string): ParsedCondition {
  const trimmed = text.trim();
  const group = ALTERNATIVES.exec(trimmed);
  if (group !== null) {
    const parts = splitList(group[1] as string);
    return parseAlternatives(parts, group[2] === "?", trimmed);
  }
  if (/^any\s*\(/i.test(trimmed)) return unreadableCondition(trimmed, "any-form");
  const isSoft = trimmed.endsWith("?");
  const parsed = parseLiteral(isSoft ? trimmed.slice(0, -1).trimEnd() : trimmed);
  if (parsed.literal === null) return unreadableCondition(trimmed, parsed.cause, parsed.suggestion);
  const condition: Condition = { kind: "fact", soft: isSoft, ...parsed.literal };
  return { condition, isReadable: true, faults: factFaults([parsed.literal]) };
}

/** Reads the members of an `any`, given as texts. `text` is what a message shows. */
export function parseAlternatives(
  members: readonly string[],
  isSoft: boolean,
  text: string,
): ParsedCondition {
  const literals: Literal[] = [];
  for (const member of members) {
    if (member.trim().endsWith("?")) return unreadableCondition(text, "soft-alternative");
    const parsed = parseLiteral(member.trim());
    if (parsed.literal === null)
      return unreadableCondition(member.trim() || text, parsed.cause, parsed.suggestion);
    literals.push(parsed.literal);
  }
  if (literals.length === 0) return unreadableCondition(text, "empty-any");
  const condition: Condition = { kind: "any", soft: isSoft, alternatives: literals };
  return { condition, isReadable: true, faults: factFaults(literals) };
}

/** Splits at commas that stand outside parentheses; empty members at the end are dropped. */
export function splitList(text: string): string[] {
  const parts = splitOutsideParentheses(text, /,/).map((part) => part.trim());
  while (parts.at(-1) === "") parts.pop();
  return parts;
}

interface ParsedLiteral {
  readonly literal: Literal | null;
  readonly cause: string;
  readonly suggestion?: string;
}

function parseLiteral(text: string): ParsedLiteral {
  if (text === "" || text === "NOT") return { literal: null, cause: "empty" };
  const negation = /^NOT\s+(\S.*)$/s.exec(text);
  const fact = negation === null ? text : (negation[1] as string);
  const wrong = /^(?:!\s*|not\s*[\s:]\s*|NOT)(\S.*)$/is.exec(fact);
  if (wrong !== null && (negation !== null || isWrongNegation(fact))) {
    const inner = wrong[1] as string;
    const suggestion = negation === null ? `NOT ${inner}` : inner;
    return { literal: null, cause: negation === null ? "negation" : "double-negation", suggestion };
  }
  if (/\s/.test(fact) && /entity:/.test(fact)) {
    const isSpaced = /^entity:\s+[a-z0-9-]+$/.test(fact);
    return isSpaced
      ? { literal: null, cause: "space-in-fact", suggestion: text.replace(/:\s+/, ":") }
      : { literal: null, cause: "several" };
  }
  if (/[,()]/.test(fact) || fact === "entity:") return { literal: null, cause: "not-a-fact" };
  return { literal: { fact, negated: negation !== null }, cause: "" };
}

/** `!x`, `not x`, `Not x` and `NOTx`, which other notations use; `not-ready` is an id. */
function isWrongNegation(text: string): boolean {
  return text.startsWith("!") || /^not[\s:]/i.test(text) || /^NOT[^\s-]/.test(text);
}

function factFaults(literals: readonly Literal[]): ConditionFault[] {
  return literals
    .filter(({ fact }) => !FACT.test(fact) && !isDialectFact(fact))
    .map(({ fact }) => {
      const suggestion = suggestFact(fact);
      return {
        code: "fact-id",
        args: suggestion === null ? { fact } : { fact, suggestion },
      };
    });
}

/** The id that an author most likely means, `entity:` and a slug; null when no letter is left of it. */
function suggestFact(fact: string): string | null {
  const slug = factName(fact.toLowerCase())
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug === "" ? null : `entity:${slug}`;
}

/** What a text that is no condition becomes: a fault, and a condition that never holds. */
export function unreadableCondition(
  text: string,
  cause: string,
  suggestion?: string,
): ParsedCondition {
  const args = suggestion === undefined ? { text, cause } : { text, cause, suggestion };
  return { condition: NEVER, isReadable: false, faults: [{ code: "condition-syntax", args }] };
}
