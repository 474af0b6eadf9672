import { compareText } from "../../../base/compare.ts";
import { folderOf, resolvePath } from "../../../base/repository-path.ts";
import type { MarkdownBody } from "../../../parser/markdown-body.ts";
import { parseMarkdown } from "../../../parser/parse-markdown.ts";
import { PROFILES } from "../../../skill/profiles/profiles.ts";
import type { Repository } from "../../../skill/repository.ts";
import type { RuleReport } from "../../finding.ts";
import { isThere } from "../resolve-links.ts";
import { findImports, type Import } from "./find-imports.ts";
import type { InstructionText } from "./instruction-text.ts";

interface ResolvedImport extends Import {
  /** Null where it leaves the repository. */
  readonly target: string | null;
}

/** Imports of instruction files that lead nowhere, back to where they came from, or too deep to be followed. */
export function checkImports(
  files: readonly InstructionText[],
  repository: Repository,
): readonly RuleReport[] {
  const importsOf = importReader(files, repository);
  const reports = new Map<string, RuleReport>();
  for (const { file, name } of files) {
    const depth = importDepthOf(name);
    if (depth === 0) continue;
    followImports(file, depth, importsOf, repository, (report) => {
      const key = identityOf(report);
      if (!reports.has(key)) reports.set(key, report);
    });
  }
  return [...reports.values()];
}

/** One circle is one report, wherever it was entered. */
function identityOf({ args, file, range }: RuleReport): string {
  return Array.isArray(args.cycle)
    ? [...new Set(args.cycle)].sort(compareText).join("\n")
    : `${file} ${range?.start}`;
}

function importDepthOf(name: string): number {
  return Math.max(
    0,
    ...PROFILES.map(({ instructions }) =>
      instructions?.files.includes(name) === true ? instructions.importDepth : 0,
    ),
  );
}

/** Depth first from one file; each file is entered once. */
function followImports(
  root: string,
  maximum: number,
  importsOf: (file: string) => readonly ResolvedImport[],
  repository: Repository,
  report: (report: RuleReport) => void,
): void {
  const done = new Set<string>();
  const enter = (file: string, trail: readonly string[]): void => {
    done.add(file);
    for (const { path, range, target } of importsOf(file)) {
      if (target === null) continue;
      const from = trail.indexOf(target);
      if (from !== -1) {
        const cycle = [...trail.slice(from), target];
        report({ args: { cause: "import-circular", path, cycle }, file, range });
      } else if (!isThere(target, repository)) {
        report({ args: { cause: "import-missing", path }, file, range });
      } else if (trail.length > maximum) {
        report({ args: { cause: "import-depth", path, limit: maximum }, file, range });
      } else if (!done.has(target)) enter(target, [...trail, target]);
    }
  };
  enter(root, [root]);
}

function importReader(
  files: readonly InstructionText[],
  { texts }: Repository,
): (file: string) => readonly ResolvedImport[] {
  const known = new Map(files.map((file) => [file.file, file]));
  const read = new Map<string, readonly ResolvedImport[]>();
  return (file) => {
    const before = read.get(file);
    if (before !== undefined) return before;
    const text = texts.get(file) ?? "";
    let parsed: MarkdownBody | undefined;
    const body = (): MarkdownBody => {
      parsed ??= known.get(file)?.body() ?? parseMarkdown(text);
      return parsed;
    };
    const folder = folderOf(file);
    const imports = findImports(text, body).map((found) => ({
      ...found,
      target: resolvePath(folder, found.path),
    }));
    read.set(file, imports);
    return imports;
  };
}
