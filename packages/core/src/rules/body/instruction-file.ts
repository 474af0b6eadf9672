import type { RepositoryRule } from "../rule.ts";
import { checkImports } from "./instructions/check-imports.ts";
import { checkNamedFiles } from "./instructions/check-named-files.ts";
import { checkScripts, readManifests } from "./instructions/check-scripts.ts";
import { checkSize } from "./instructions/check-size.ts";
import { readInstructionTexts } from "./instructions/instruction-text.ts";

export const instructionFile: RepositoryRule = {
  meta: {
    id: "instruction-file",
    summary: "AGENTS.md, CLAUDE.md and GEMINI.md name what exists, and are read in full.",
    category: "body",
    severity: "warning",
    fix: null,
  },
  checkRepository(context) {
    const { repository } = context;
    const files = readInstructionTexts(context);
    if (files.length === 0) return [];
    const manifests = readManifests(repository);
    const byFolder = new Map(manifests.map((manifest) => [manifest.folder, manifest]));
    const originals = files.filter(({ isCopy }) => !isCopy);
    return [
      ...checkImports(files, repository),
      ...checkSize(files),
      ...originals.flatMap((file) => checkNamedFiles(file, context)),
      ...originals.flatMap((file) =>
        checkScripts(file, (folder) => byFolder.get(folder) ?? null, manifests),
      ),
    ];
  },
};
