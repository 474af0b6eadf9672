/** What XML 1.0 cannot hold, not even as a reference. Source: XML 1.0, production 2 (Char). */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Text for an attribute or between tags of XML 1.0; what XML cannot hold is shown as `<U+0007>`. */
export function escapeXml(text: string): string {
  return text
    .replace(NO_XML, (character) => {
      const code = character.codePointAt(0) as number;
      return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
    })
    .replace(/[&<>"\t\n\r]/g, (character) => ENTITIES[character] as string);
}
