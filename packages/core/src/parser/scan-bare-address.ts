/** Addresses without angle brackets, by the rules of GitHub's autolink extension as `@lezer/markdown` applies them. */

const DOMAIN = /[\w-]+(\.[\w-]+)+(:\d+)?(\/[^\s<]*)?/y;
const LAST_LABELS = /[\w-]+\.[\w-]+(?:$|[/:])/;
const MAIL = /[\w.+-]+@[\w-]+(\.[\w.-]+)+/y;
const RESOURCE = /\/[a-zA-Z\d@.]+/y;
const ENTITY_AT_END = /&(?:#\d+|#x[a-f\d]+|\w+);$/;

/** End of the address whose domain begins at `from`; null when it is none. `start` is where it begins itself. */
export function endOfUrl(text: string, from: number): number | null {
  DOMAIN.lastIndex = from;
  const match = DOMAIN.exec(text);
  if (match === null || (LAST_LABELS.exec(match[0])?.[0] ?? "_").includes("_")) return null;
  let end = from + match[0].length;
  let closing = count(match[0], ")");
  const opening = count(match[0], "(");
  for (;;) {
    const last = text.charAt(end - 1);
    if ("?!.,:*_~".includes(last)) end -= 1;
    else if (last === ")" && closing > opening) {
      end -= 1;
      closing -= 1;
    } else if (last === ";") {
      const entity = ENTITY_AT_END.exec(text.slice(from, end));
      if (entity === null) return end;
      end = from + entity.index;
    } else return end;
  }
}

/** End of the mail address that begins at `from`; null when it is none. */
export function endOfMail(text: string, from: number): number | null {
  MAIL.lastIndex = from;
  const match = MAIL.exec(text);
  if (match === null) return null;
  const last = match[0].at(-1);
  if (last === "_" || last === "-") return null;
  return from + match[0].length - (last === "." ? 1 : 0);
}

/** End of what follows the address of a chat partner. */
export function endOfResource(text: string, from: number): number {
  RESOURCE.lastIndex = from;
  return from + (RESOURCE.exec(text)?.[0].length ?? 0);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
