import type { ParseProblem } from "./skill-document.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g;

/** Reports the byte order mark, control characters and line ends, which can be seen in the text alone. */
export function scanCharacters(text: string): ParseProblem[] {
  const problems: ParseProblem[] = [];
  if (text.charCodeAt(0) === 0xfeff) {
    const range = { start: 0, end: 1 };
    problems.push({ code: "bom", range, args: {}, safeEdits: [{ range, text: "" }] });
  }
  const first = text.search(CONTROL);
  if (first !== -1) {
    const code = text.charCodeAt(first);
    problems.push({
      code: "encoding",
      range: { start: first, end: first + 1 },
      args: {
        cause: code === 0 ? "nul" : "control",
        character: `U+${code.toString(16).toUpperCase().padStart(4, "0")}`,
        count: text.match(CONTROL)?.length ?? 0,
      },
    });
  }
  return problems.concat(scanLineEnds(text));
}

/** LF is the one line end that every reader accepts. Empty for a text without CR. */
function scanLineEnds(text: string): ParseProblem[] {
  const first = text.indexOf("\r");
  if (first === -1) return [];
  const ends = [...text.matchAll(/\r\n?/g)];
  const pairs = ends.filter((end) => end[0].length === 2).length;
  const feeds = (text.match(/\n/g)?.length ?? 0) - pairs;
  const kind =
    feeds > 0 || (pairs > 0 && pairs < ends.length) ? "mixed" : pairs > 0 ? "crlf" : "cr";
  return [
    {
      code: "line-endings",
      range: { start: first, end: first + (ends[0]?.[0].length ?? 1) },
      args: { kind, count: ends.length },
      safeEdits: ends.map((end) => ({
        range: { start: end.index, end: end.index + end[0].length },
        text: "\n",
      })),
    },
  ];
}
