import { renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Finding, type FixedFile, fixRepository } from "@ctxfst/core";
import { writeFileAtomic } from "@ctxfst/core/node";
import { createTwoFilesPatch } from "diff";
import type { OpenRepository } from "./open-repository.ts";

export interface AppliedSafeFixes {
  /** What is written, as a unified diff. */
  readonly diff: string;
  /** How many findings were fixed. */
  readonly applied: number;
}

/** A diff of a text that was wholly rewritten takes quadratic time; past this it is shown as one hunk. */
const MAXIMUM_EDITS = 2_000;

/**
 * Applies the safe fixes of the findings that `isShown` admits and, unless `isDry`, writes the files.
 * @throws CtxfstError `write-failed`; files before the one that fails are written whole
 */
export function applySafeFixes(
  { root, files, repository, config, configProblems, start }: OpenRepository,
  profiles: readonly string[],
  isShown: (finding: Finding) => boolean,
  isDry: boolean,
): AppliedSafeFixes {
  const options = {
    configProblems,
    worldFacts: start.world,
    ...(profiles.length === 0 ? {} : { profiles }),
  };
  const fixed = fixRepository(files, config, "safe", options, isShown);
  const texts = new Map(repository.skills.map(({ file, document }) => [file, document.text]));
  if (!isDry) for (const file of fixed.files) write(root, file, texts.get(file.from) ?? "");
  return {
    applied: fixed.applied,
    diff: fixed.files.map((file) => patchOf(file, texts.get(file.from) ?? "")).join(""),
  };
}

function write(root: string, { from, path, text }: FixedFile, before: string): void {
  if (text !== before) writeFileAtomic(join(root, from), text);
  if (path === from) return;
  // In two steps: where letter case does not count, the new name is taken by the old one.
  const between = join(root, dirname(from), `.${basename(path)}.renamed`);
  renameSync(join(root, from), between);
  renameSync(between, join(root, path));
}

function patchOf({ from, path, text }: FixedFile, before: string): string {
  const rename = from === path ? "" : `rename from ${from}\nrename to ${path}\n`;
  if (text === before) return rename;
  const patch = createTwoFilesPatch(`a/${from}`, `b/${path}`, before, text, "", "", {
    context: 3,
    maxEditLength: MAXIMUM_EDITS,
  });
  return (
    rename +
    (patch ?? wholePatch(from, path, before, text)).replace(/^=+\n/, "").replace(/\t$/gm, "")
  );
}

function wholePatch(from: string, path: string, before: string, text: string): string {
  const [old, fresh] = [before.split("\n"), text.split("\n")];
  const head = `--- a/${from}\n+++ b/${path}\n@@ -1,${old.length} +1,${fresh.length} @@\n`;
  return `${head}${old.map((line) => `-${line}\n`).join("")}${fresh.map((line) => `+${line}\n`).join("")}`;
}
