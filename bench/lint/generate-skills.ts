import { randomNumbers } from "../../packages/core/src/testing/random-task.ts";

/** As many words as a large repository has, the first ones far more often than the last. */
const SYLLABLES = "ba re mi to lun sor ket vin pla dro fes gam hir jon cal wex".split(" ");
const WORDS: readonly string[] = SYLLABLES.flatMap((first) =>
  SYLLABLES.flatMap((second) => SYLLABLES.map((third) => first + second + third)),
);
const LANGUAGES = ["bash", "python", "json", "yaml", "ts", ""];

/**
 * The texts of skills as repositories have them, by path below `.claude/skills/`: about 7 kB each, with lists, tables,
 * code and links; one in seven has flow lists, one in forty YAML that does not parse. The same for the same count.
 */
export function generateSkills(count: number): Map<string, string> {
  const files = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const name = nameOf(index);
    files.set(`.claude/skills/${name}/SKILL.md`, skillOf(index, count, name));
    if (index % 3 === 0)
      files.set(`.claude/skills/${name}/references/guide.md`, "# Guide\n\nText.\n");
  }
  return files;
}

function nameOf(index: number): string {
  const first = WORDS[index % WORDS.length];
  const second = WORDS[(index * 7 + 3) % WORDS.length];
  return `${first}-${second}-${index}`;
}

function skillOf(index: number, count: number, name: string): string {
  const random = randomNumbers(index);
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const word = (): string => WORDS[Math.floor(random() ** 3 * WORDS.length)] as string;
  const words = (most: number): string => Array.from({ length: most }, word).join(" ");
  const colon = index % 40 === 39 ? ": " : ", ";
  const lines = [
    "---",
    `name: ${name}`,
    `description: Helps to ${words(8)}${colon}${words(9)}. Use when asked to ${words(4)}.`,
    "license: MIT",
    ...(index % 7 === 0 ? [`tags: [${word()}, ${word()}]`] : ["metadata:", '  version: "1.0"']),
    ...(index % 5 === 0 ? ["postconditions:", `  - entity:${word()}-done`] : []),
    "---",
    "",
    `# ${name}`,
    "",
  ];
  const paragraph = (): string[] => [`${words(24)} \`${word()}\` and **${word()}**, ${words(16)}.`];
  const list = (): string[] =>
    Array.from({ length: 4 + upTo(5) }, () => `- ${words(6)} \`${word()}\`: ${words(5)}`);
  const code = (): string[] => [
    `\`\`\`${LANGUAGES[upTo(LANGUAGES.length - 1)]}`,
    ...Array.from({ length: 3 + upTo(9) }, () => `  ${word()} --${word()} "${words(3)}"`),
    "```",
  ];
  const table = (): string[] => [
    "| Field | Meaning |",
    "|---|---|",
    ...Array.from({ length: 3 + upTo(3) }, () => `| \`${word()}\` | ${words(6)} |`),
  ];
  const other = nameOf((index + 1) % count);
  const guide = index % 3 === 0 ? "references/guide.md" : `../${other}/SKILL.md`;
  // One skill in two links to files, as in public repositories; all name addresses.
  const named = index % 2 === 0 ? `[the guide](${guide}) and ` : "";
  const link = (): string[] => [`See ${named}https://example.com/${word()}.`];
  for (let section = 0; section < 8; section += 1) {
    lines.push(`## ${words(3)}`, "");
    for (const part of [paragraph, list, code, table, link]) {
      if (random() < 0.7) lines.push(...part(), "");
    }
  }
  return `${lines.join("\n").trimEnd()}\n`;
}
