/** Front matter fields for a test; texts are written as double-quoted YAML, which JSON is. */
export type SkillFields = Readonly<Record<string, unknown>>;

const BODY = "# Steps\n\nDo the small thing, then stop.\n";

/**
 * A SKILL.md with these fields in this order. Without a description it gets one that no rule objects to; pass
 * `description: undefined` to leave it out.
 */
export function skillText(fields: SkillFields, body: string = BODY): string {
  const all: SkillFields = {
    ...(Object.hasOwn(fields, "name") ? { name: fields.name } : {}),
    description: "Does one small thing. Use when the small thing is needed.",
    ...fields,
  };
  const lines = Object.entries(all).flatMap(([key, value]) => fieldLines(key, value, ""));
  return `---\n${lines.join("")}---\n\n${body}`;
}

function fieldLines(key: string, value: unknown, indent: string): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${indent}${key}: []\n`];
    return [`${indent}${key}:\n`, ...value.map((item) => `${indent}  - ${JSON.stringify(item)}\n`)];
  }
  if (typeof value === "object" && value !== null) {
    const inner = Object.entries(value).flatMap(([name, field]) =>
      fieldLines(name, field, `${indent}  `),
    );
    return inner.length === 0 ? [`${indent}${key}: {}\n`] : [`${indent}${key}:\n`, ...inner];
  }
  const isWord = typeof value === "string" && /^[a-z][a-z0-9-]*$/.test(value) && !isReserved(value);
  return [`${indent}${key}: ${isWord ? value : JSON.stringify(value)}\n`];
}

/** Words that YAML reads as something else than text. */
function isReserved(word: string): boolean {
  return ["true", "false", "null", "yes", "no", "on", "off", "y", "n"].includes(word);
}
