import type { FixedFile } from "@ctxfst/core";
import { createTwoFilesPatch } from "diff";

/** A diff of a text that was wholly rewritten takes quadratic time; past this it is shown as one hunk. */
const MAXIMUM_EDITS = 2_000;
const NO_LINE_BREAK = "\\ No newline at end of file\n";

/**
 * What is written for files as one unified diff that `git apply` takes, new names included. Renamed files stand last:
 * git takes what follows a rename without a header of its own for a part of it.
 */
export function fixesPatch(
  files: readonly FixedFile[],
  textBefore: (file: string) => string,
): string {
  const isRenamed = ({ from, path }: FixedFile): boolean => from !== path;
  const ordered = [...files.filter((file) => !isRenamed(file)), ...files.filter(isRenamed)];
  return ordered.map((file) => fixPatch(file, textBefore(file.from))).join("");
}

function fixPatch({ from, path, text }: FixedFile, before: string): string {
  const rename =
    from === path
      ? ""
      : `diff --git ${quote(`a/${from}`)} ${quote(`b/${path}`)}\nrename from ${quote(from)}\nrename to ${quote(path)}\n`;
  if (text === before) return rename;
  return `${rename}--- ${quote(`a/${from}`)}\n+++ ${quote(`b/${path}`)}\n${hunks(before, text)}`;
}

function hunks(before: string, text: string): string {
  const patch = createTwoFilesPatch("a", "b", before, text, "", "", {
    context: 3,
    maxEditLength: MAXIMUM_EDITS,
  });
  return patch === undefined ? oneHunk(before, text) : patch.slice(patch.indexOf("@@"));
}

/** Everything between the first and the last line that differ. */
function oneHunk(before: string, text: string): string {
  const [old, fresh] = [splitLines(before), splitLines(text)];
  const shortest = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shortest && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  // One line of context where there is one, so that nobody takes the place for another.
  const start = Math.max(0, head - 1);
  const removed = old.slice(head, old.length - tail);
  const added = fresh.slice(head, fresh.length - tail);
  const kept = old.slice(start, head);
  const range = (length: number): string =>
    `${length === 0 && start === 0 ? 0 : start + 1},${kept.length + length}`;
  return [
    `@@ -${range(removed.length)} +${range(added.length)} @@\n`,
    ...kept.map((line) => ` ${line}`),
    ...removed.map((line) => `-${ended(line)}`),
    ...added.map((line) => `+${ended(line)}`),
  ].join("");
}

/** Lines with their line feeds. */
function splitLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function ended(line: string): string {
  return line.endsWith("\n") ? line : `${line}\n${NO_LINE_BREAK}`;
}

/** A path as git writes it: in quotes where it holds what would break a line. */
function quote(path: string): string {
  if (!/[\p{Cc}"\\]/u.test(path)) return path;
  const escaped = path.replace(/["\\]/g, "\\$&").replace(/\p{Cc}/gu, octal);
  return `"${escaped}"`;
}

function octal(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
    .join("");
}
