import type { Severity } from "../../config/config.ts";
import { RULE_PAGES } from "../../rules/generated/rule-pages.ts";
import type { RuleMeta } from "../../rules/rule.ts";
import { docsOfRule } from "../project-links.ts";
import type { SarifLevel, SarifRule } from "./sarif-types.ts";

export const SARIF_LEVELS: Readonly<Record<Severity | "off", SarifLevel>> = {
  error: "error",
  warning: "warning",
  info: "note",
  off: "none",
};
/** GitHub's own words for the severity of a rule that is no security rule. */
const PROBLEM_SEVERITIES: Readonly<Record<string, string>> = {
  error: "error",
  warning: "warning",
  note: "recommendation",
  none: "recommendation",
};

/** A rule's metadata, with its page as help: why, then what is reported and what is accepted. */
export function sarifRule(meta: RuleMeta): SarifRule {
  const { id, summary, category, severity, fix, errorIn = [] } = meta;
  const level = SARIF_LEVELS[severity];
  const page = RULE_PAGES[id] ?? "";
  const [why = ""] = page.split(/^## /m, 1);
  const link = docsOfRule(id);
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: plainText(why) || summary },
    help: {
      text: `${summary}\n\n${why.trim()}\n\n${link}`,
      markdown: `${summary}\n\n${withoutFenceInfo(page).trim()}\n\n[${id}](${link})`,
    },
    helpUri: link,
    defaultConfiguration: { enabled: severity !== "off", level },
    properties: {
      tags: ["agent-skills", category, ...(fix === null ? [] : [`${fix}-fix`])],
      "problem.severity": PROBLEM_SEVERITIES[level],
      ...(errorIn.length === 0 ? {} : { errorIn }),
    },
  };
}

/** One line of text, with the marks of code and emphasis left as they are. */
function plainText(markdown: string): string {
  return markdown.replace(/\s+/g, " ").trim();
}

/** Behind a fence's language stand the file's path and words for the tests: only the path is for readers. */
function withoutFenceInfo(page: string): string {
  return page.replace(/^(`{3,}\w+)[ \t]([^`\n]*)$/gm, (_, fence: string, info: string) => {
    const path = info.split(/\s+/).find((word) => /^[^=]*[./][^=]*$/.test(word));
    return path === undefined ? fence : `\`${path}\`:\n\n${fence}`;
  });
}
