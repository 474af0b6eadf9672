const KEY_LINE = /^([A-Za-z_][\w.-]*)[ \t]*:[ \t]+(\S.*)$/;

/**
 * The top-level keys with one-line values that can be seen in a block that does not parse, so that planner and
 * reports can still name the skill. First occurrence wins; quotes around a whole value are taken off.
 */
export function recoverFields(source: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of source.split(/\r\n|\n|\r/)) {
    const match = KEY_LINE.exec(line);
    if (match === null) continue;
    const key = match[1] as string;
    if (!fields.has(key))
      fields.set(key, (match[2] as string).trim().replace(/^(["'])(.*)\1$/, "$2"));
  }
  return fields;
}
