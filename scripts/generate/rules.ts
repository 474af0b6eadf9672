// docs/rules.md and a page for each rule in docs/rules: metadata, why, examples, and what the linter says about them.
import { readFileSync } from "node:fs";
import { type Finding, formatMessage, type RuleMeta, rules } from "@ctxfst/core";
import { findingsOfExample, type RuleExample, readRuleExamples } from "@ctxfst/core/testing";
import type { Rates, RuleRate } from "../../bench/measure-rates.ts";
import { readRulePages } from "./read-rule-pages.ts";

export const folders: readonly string[] = ["docs/rules"];

const NOTE = "<!-- Generated from packages/core/src/rules by `npm run generate`. Do not edit. -->";
const CATEGORIES: Readonly<Record<RuleMeta["category"], string>> = {
  file: "File and front matter",
  name: "Name and identity",
  description: "Description and other fields",
  body: "Body and references",
  security: "Hidden text and security hygiene",
  world: "World model and planning",
  flow: "Flows",
  budget: "Budgets",
  linter: "The linter itself",
};
const WORDS: Readonly<Record<string, string>> = { info: "note" };

const RATES = JSON.parse(
  readFileSync(new URL("../../bench/rates.json", import.meta.url), "utf8"),
) as Rates;

/** The list of rules, and a page for each. */
export async function generate(): Promise<Readonly<Record<string, string>>> {
  const metas = rules.map(({ meta }) => meta);
  const sources = readRulePages();
  const pages = metas.map((meta) => [
    `docs/rules/${meta.id}.md`,
    rulePage(meta, sources.get(meta.id) ?? ""),
  ]);
  return { "docs/rules.md": overview(metas), ...Object.fromEntries(pages) };
}

function overview(metas: readonly RuleMeta[]): string {
  const sections = Object.entries(CATEGORIES).flatMap(([category, title]) => {
    const own = metas.filter((meta) => meta.category === category);
    if (own.length === 0) return [];
    const rows = own.map((meta) => {
      const link = `[\`${meta.id}\`](rules/${meta.id}.md)`;
      const rate = rateOf(meta)?.per_100_skills.toFixed(1) ?? "–";
      return `| ${link} | ${levelOf(meta)} | ${meta.fix ?? "–"} | ${rate} | ${meta.summary} |`;
    });
    return [
      `## ${title}\n\n| rule | level | fix | in 100 skills | what holds |\n|---|---|---|--:|---|\n${rows.join("\n")}\n`,
    ];
  });
  const introduction = `# Rules\n\n${metas.length} rules. Levels are the defaults; \`rules:\` and \`overrides:\` in \`ctxfst.yaml\` change them. Safe fixes are applied by \`ctxfst lint --fix\`, suggested ones are shown. How many of 100 skills a rule reports with these defaults was measured on ${corpusText()}: a dash stands where that corpus cannot tell.\n`;
  return `${NOTE}\n${[introduction, ...sections].join("\n")}`;
}

function rulePage(meta: RuleMeta, source: string): string {
  const [why = ""] = source.split(/^## /m, 1);
  const facts = [
    `**${levelOf(meta)}**`,
    CATEGORIES[meta.category].toLowerCase(),
    meta.fix === null ? "no fix" : `${meta.fix} fix`,
  ];
  const rate = rateOf(meta);
  const measured =
    rate === undefined
      ? ""
      : `\n\nMeasured: reports in ${rate.files} of ${RATES.skills} skills (${rate.per_100_skills.toFixed(1)} in 100), ${corpusText()}.`;
  const examples = readRuleExamples(source);
  const section = (name: RuleExample["section"], title: string): string =>
    [
      `## ${title}`,
      ...examples.filter((e) => e.section === name).map((e) => showExample(meta, e)),
    ].join("\n\n");
  return `${NOTE}\n# ${meta.id}\n\n${meta.summary}\n\n${facts.join(" · ")}\n\n${why.trim()}${measured}\n\n${section("reported", "Reported")}\n\n${section("accepted", "Accepted")}\n`;
}

/** Undefined where the corpus could not tell. */
function rateOf({ id }: RuleMeta): RuleRate | undefined {
  return Object.hasOwn(RATES.rules, id) ? RATES.rules[id] : undefined;
}

function corpusText(): string {
  const { corpus, repositories, date, has_whole_trees } = RATES;
  const without = has_whole_trees ? "" : ", without the files beside them";
  return `${corpus} of ${repositories} repositories, ${date}${without}`;
}

function levelOf({ severity, errorIn = [] }: RuleMeta): string {
  const base = WORDS[severity] ?? severity;
  if (errorIn.length === 0 || severity === "error") return base;
  return `${base}, error in ${errorIn.join(" and ")}`;
}

/** The files of an example as they are written on the rule's page, then what is said about them. */
function showExample(meta: RuleMeta, example: RuleExample): string {
  const said = findingsOf(meta, example).map((finding) => `- ${sentence(finding)}`);
  return [...showFiles(example), ...(said.length === 0 ? [] : [said.join("\n")])].join("\n\n");
}

function showFiles({ files, caption }: RuleExample): string[] {
  const blocks = files.map(({ path, language, source }) => {
    const fence = longestFence(source);
    const title = files.length > 1 || path !== "skills/demo/SKILL.md" ? `\`${path}\`\n\n` : "";
    return `${title}${fence}${language}\n${source}${fence}`;
  });
  return caption === "" ? blocks : [caption, ...blocks];
}

function longestFence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return "`".repeat(longest + 1);
}

function findingsOf({ id }: RuleMeta, example: RuleExample): readonly Finding[] {
  const rule = rules.find(({ meta }) => meta.id === id);
  const run = rule !== undefined && "reportedBy" in rule ? "check" : "lint";
  return findingsOfExample(example, run).filter((finding) => finding.rule === id);
}

function sentence(finding: Finding): string {
  const { severity, file, position } = finding;
  const place = position === null ? "" : `:${position.start.line}:${position.start.column}`;
  return `\`${file ?? "repository"}${place}\` ${WORDS[severity] ?? severity}: ${escapeText(formatMessage(finding))}`;
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_<>|[\]]/g, (character) => `\\${character}`);
}
