// Made by `npm run generate` from the rules' pages: do not edit.
/** The Markdown page of each rule: why, then examples. */
export const RULE_PAGES: Readonly<Record<string, string>> = {

};
