/**
 * Texts that a generator or a template leaves in a description. Each must be certain on its own: "Describe images" is
 * a task, "Describe what this skill does" is a gap.
 */
const PLACEHOLDERS: readonly RegExp[] = [
  // `TODO: …`, `[TODO] …`, `TBD`, `FIXME`: at the start only, since skills about to-do notes mention the word.
  /^\W{0,3}(?:TODO|TBD|FIXME|XXX)(?=\s*[:\]]|\s+[-–—]\s|\W*$)[^\n]*/,
  /\[(?:TODO|TBD|FIXME)\b\W{0,3}\w[^\]]*\]/,
  // The whole text in brackets.
  /^(?:\[[^[\]]+\]|<[^<>]+>|\{\{?[^{}]+\}\}?|\$\{[^{}]+\}|%[A-Z_]+%)\.?$/,
  // A gap inside a sentence: "Use when [describe the situation]".
  /\b(?:when|whenever|if|for|to|about|with|does|includ(?:es|ing)|as|asks|wants|mentions):? \[(?:describe|insert|specify|list|your|what|when|specific|trigger|condition|task)\b[^\][\n]{2,80}\](?!\()/i,
  /^\{\{[^{}]+\}\}.*\{\{[^{}]*description[^{}]*\}\}/i,
  /^replace (?:this (?:text )?)?with (?:an? |the |your )?(?:\S+ ){0,2}description\b[^\n]*/i,
  /^(?:please )?describe (?:clearly |briefly )?(?:what|when|how|why)? ?(?:to use )?(?:this|the|your) (?:agent )?skill\b[^\n]*/i,
  /^describe (?:what it does|when to use (?:it|this)|your skill)\b[^\n]*/i,
  /^(?:an? |the |your )?(?:short |brief |clear |one-line |concise |complete |skill )*description (?:of (?:what )?(?:this|the|your) (?:agent )?skill|goes|here)\b[^\n]*/i,
  /^(?:add|enter|write|insert|put|provide) (?:an?|the|your) (?:\S+ ){0,2}description (?:here|of (?:this|the|your) skill)\b[^\n]*/i,
  /^what (?:this|the|your) skill does(?: and when (?:to use it|claude should use it))?\W*$/i,
  /^(?:my |your |new |the )?(?:skill )?(?:description|placeholder)\W*$/i,
  // A generator's note that the text is still to be translated.
  /翻訳が必要(?:です)?\W*$/,
  /^lorem ipsum\b[^\n]*/i,
];

/** The placeholder that a description is, or holds; null for a text that somebody wrote. */
export function findPlaceholder(description: string): string | null {
  for (const pattern of PLACEHOLDERS) {
    const found = pattern.exec(description)?.[0];
    if (found !== undefined) return found.length > 60 ? `${found.slice(0, 59).trimEnd()}…` : found;
  }
  return null;
}
