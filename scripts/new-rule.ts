// Starts a rule: `npm run new:rule -- CATEGORY RULE-ID [--severity error|warning|info]`.
// Writes RULE-ID.ts and RULE-ID.md into the category's folder and adds the rule to the category's list and its wording.
// What it writes compiles and reports nothing: the examples of the page fail until the rule does what they say.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const CORE = fileURLToPath(new URL("../packages/core/src", import.meta.url));
const USAGE = "usage: npm run new:rule -- CATEGORY RULE-ID [--severity error|warning|info]";

export interface NewRule {
  readonly category: string;
  readonly id: string;
  readonly severity: string;
}

/** Reads the arguments. @throws Error with the usage where they are not right */
export function readArguments(args: readonly string[]): NewRule {
  const [category, id, option, severity = "warning", ...more] = args;
  const isComplete = category !== undefined && id !== undefined && more.length === 0;
  if (!isComplete || (option !== undefined && option !== "--severity")) throw new Error(USAGE);
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id))
    throw new Error(`${id}: ids are kebab-case words\n${USAGE}`);
  if (!["error", "warning", "info"].includes(severity)) throw new Error(USAGE);
  return { category, id, severity };
}

/** Writes the files of a new rule and gives their paths. @throws Error when the rule or its category do not fit */
export function createRule({ category, id, severity }: NewRule, core: string = CORE): string[] {
  const folder = join(core, "rules", category);
  const index = join(folder, "index.ts");
  const messages = join(core, "report/messages", `${category}.ts`);
  if (!existsSync(index) || !existsSync(messages))
    throw new Error(`no category ${category}\n${USAGE}`);
  const code = join(folder, `${id}.ts`);
  if (existsSync(code)) throw new Error(`rule ${id} exists`);
  const page = join(folder, `${id}.md`);
  // Read both lists before anything is written.
  const list = withRule(readFileSync(index, "utf8"), id);
  const wording = withWording(readFileSync(messages, "utf8"), id);
  writeFileSync(code, ruleCode(category, id, severity));
  writeFileSync(page, rulePage(id));
  writeFileSync(index, list);
  writeFileSync(messages, wording);
  return [code, page, index, messages];
}

/** Adds the import and the entry in order of ids. */
function withRule(source: string, id: string): string {
  const name = camelCase(id);
  const imports = [...source.matchAll(/^import \{ \w+ \} from "\.\/([\w-]+)\.ts";\n/gm)].map(
    ([, file]) => file as string,
  );
  const entries = /(: readonly Rule\[\] = \[)([^\]]*)\]/.exec(source);
  if (entries === null) throw new Error("the category's index.ts has no list of rules");
  const own = (entries[2] as string)
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const list = [...own, name]
    .sort()
    .map((entry) => `  ${entry},\n`)
    .join("");
  const next = imports.find((file) => file > id);
  const line = `import { ${name} } from "./${id}.ts";\n`;
  const anchor =
    next === undefined
      ? source.lastIndexOf("import ") +
        source.slice(source.lastIndexOf("import ")).indexOf("\n") +
        1
      : source.search(new RegExp(`^import \\{ \\w+ \\} from "\\./${next}\\.ts";`, "m"));
  return (source.slice(0, anchor) + line + source.slice(anchor)).replace(
    entries[0],
    () => `${entries[1]}\n${list}]`,
  );
}

/** Adds a sentence at the end of the category's record. */
function withWording(source: string, id: string): string {
  const record = /(Readonly<Record<string, Wording>> = \{)([\s\S]*?)(\n?\};\n)/.exec(source);
  if (record === null) throw new Error("the category's messages have no record of wordings");
  const entry = `\n  "${id}": ({ found }) => \`\${found} was found; expected something else\`,`;
  const body = (record[2] as string).trimEnd();
  return source.replace(record[0], () => `${record[1]}${body}${entry}\n};\n`);
}

function camelCase(id: string): string {
  return id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function ruleCode(category: string, id: string, severity: string): string {
  return `import type { SkillRule } from "../rule.ts";

export const ${camelCase(id)}: SkillRule = {
  meta: {
    id: "${id}",
    summary: "What holds in a healthy file, in one sentence.",
    category: "${category}",
    severity: "${severity}",
    fix: null,
  },
  checkSkill({ file, document }) {
    const at = document.text.indexOf("${id}: report me");
    if (at === -1) return [];
    return [{ args: { found: "${id}" }, file, range: { start: at, end: at + "${id}".length } }];
  },
};
`;
}

function rulePage(id: string): string {
  const example = (text: string): string => `---
name: demo
description: Does one small thing. Use when the small thing is needed.
---

# Steps

${text}
`;
  return `Why it matters: who loses what, and the way out.

## Reported

\`\`\`markdown line=8
${example(`${id}: report me`)}\`\`\`

## Accepted

\`\`\`markdown
${example("Do the small thing, then stop.")}\`\`\`
`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    for (const file of createRule(readArguments(process.argv.slice(2)))) console.log(file);
    console.log("now write the page, then the rule; `npm run generate` makes its documentation");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
