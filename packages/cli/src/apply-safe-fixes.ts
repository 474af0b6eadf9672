import { fixRepository, type LintOptions, type SourceFile } from "@ctxfst/core";
import { type FileFix, fixEdits } from "./fix-edits.ts";
import { fixesPatch } from "./fix-patch.ts";
import type { OpenRepository } from "./open-repository.ts";
import { writeFixes } from "./write-fixes.ts";

export interface AppliedSafeFixes {
  /** How many findings were fixed. */
  readonly applied: number;
  /** What is written, as a unified diff. */
  diff(): string;
  /** The same as edits, by file. */
  edits(): readonly FileFix[];
}

/**
 * Applies the safe fixes of the findings that the options select and, unless `isDry`, writes the files.
 * @throws CtxfstError `write-failed`; files before the one that fails are written whole
 */
export function applySafeFixes(
  { root, files, repository, config }: OpenRepository,
  options: LintOptions,
  isDry: boolean,
): AppliedSafeFixes {
  const fixed = fixRepository(files, config, "safe", options);
  const texts = new Map(repository.skills.map(({ file, document }) => [file, document.text]));
  const sources = new Map(files.skills.map((source) => [source.path, source]));
  if (!isDry) {
    writeFixes(
      root,
      fixed.files.map((file) => ({ file, source: sources.get(file.from) as SourceFile })),
    );
  }
  return {
    applied: fixed.applied,
    diff: () => fixesPatch(fixed.files, (file) => texts.get(file) ?? ""),
    edits: () => fixed.files.map((file) => fixEdits(file, texts.get(file.from) ?? "")),
  };
}
