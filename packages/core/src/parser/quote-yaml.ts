/**
 * A plain text as a quoted YAML scalar that reads the same: double quotes unless the text holds a double quote or a
 * backslash, which single quotes keep as they are. Line breaks fold in quotes as they do in plain scalars.
 */
export function quoteYaml(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
