// The pages of the rules as a module, so that `ctxfst rules RULE` works from a bundle without files beside it.
import { readRulePages } from "./read-rule-pages.ts";

const TARGET = "packages/core/src/rules/generated/rule-pages.ts";

/** The pages as the CLI carries them. */
export async function generate(): Promise<Readonly<Record<string, string>>> {
  const lines = [...readRulePages()].map(
    ([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},`,
  );
  return {
    [TARGET]: `// Made by \`npm run generate\` from the rules' pages: do not edit.
/** The Markdown page of each rule: why, then examples. */
export const RULE_PAGES: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`,
  };
}
