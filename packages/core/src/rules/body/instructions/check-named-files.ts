import { findNearest } from "../../../algorithms/find-nearest.ts";
import { folderOf, folderPrefix, lastSegment, resolvePath } from "../../../base/repository-path.ts";
import type { RuleReport } from "../../finding.ts";
import type { RuleContext } from "../../rule.ts";
import { isMadeLater, isPlaceholderName } from "../file-to-come.ts";
import { isInExample } from "../is-in-example.ts";
import { readLinkTarget } from "../read-link-target.ts";
import { isThere } from "../resolve-links.ts";
import type { InstructionText } from "./instruction-text.ts";
import { isDenied } from "./is-denied.ts";

/** A path to a file of text, maybe with a line behind it. */
const PATH =
  /^(?:\.\/)?((?:[\w@.+-]+\/)+[\w@+-][\w@.+-]*\.(?:md|mdx|txt|rst|tsx?|jsx?|mjs|cjs|mts|cts|py|rs|go|rb|java|kt|kts|swift|php|cs|c|h|cc|cpp|hpp|sh|bash|ps1|sql|proto|graphql|css|scss|html|vue|svelte|astro|toml|ya?ml|json|jsonc|lua|ex|exs|dart|scala|tf))(?:[:#]L?\d+(?:-L?\d+)?)?$/;
/** What is made by builds and runs, or private: not in a repository, and named all the same. */
const NOT_KEPT =
  /^\.(?!github\/|claude\/(?:skills|agents|commands|rules|hooks|docs)\/|\.?\/)|(?:^|\/)(?:dist|build|out|target|node_modules|coverage|vendor|generated|__generated__|gen|logs?|te?mp|cache|\.cache|\.next|\.nuxt|\.turbo|\.venv|venv|outputs?|artifacts?|reports?|results?|storage|data|bin|obj|pkg|public|\.git|\.idea|\.vscode|\.cursor|\.codex|\.gemini)\/|\blocal\b|\bsecrets?\b|\.env|~/i;

interface Named {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Links are relative to the file; what stands in back-ticks may be relative to anything. */
  readonly isLink: boolean;
}

/** Files that an instruction file names, in back-ticks or by a link, and that are nowhere in the repository. */
export function checkNamedFiles(
  instruction: InstructionText,
  context: RuleContext,
): readonly RuleReport[] {
  const { index, repository } = context;
  const { file, folder } = instruction;
  const named = [...linkedFiles(instruction, context), ...tickedFiles(instruction)].sort(
    (a, b) => a.start - b.start,
  );
  const missing = named.filter(({ path }) =>
    [folder, ""].every((from) => {
      const target = resolvePath(from, path);
      return target !== null && !isThere(target, repository);
    }),
  );
  // What the text excuses in one place is excused in all.
  const excused = new Set(
    missing.filter((name) => !name.isLink && isExcused(name, instruction, context)).map(pathOf),
  );
  const first = new Map<string, Named>();
  for (const name of missing) if (!first.has(name.path)) first.set(name.path, name);
  return [...first.values()]
    .filter(({ path }) => !excused.has(path))
    .map(({ path, start, end }): RuleReport => {
      const target = resolvePath(folder, path) ?? path;
      const names = index.namesByFolder.get(folderOf(target)) ?? [];
      const near = findNearest(lastSegment(target), names);
      const nearest = near === null ? {} : { nearest: folderPrefix(folderOf(path)) + near };
      return { args: { cause: "file", path, ...nearest }, file, range: { start, end } };
    });
}

/** True for a path of somebody else, of a build, or that the text around it says is not there. */
function isExcused(
  { path, start, end }: Named,
  { folder, text }: InstructionText,
  { repository, index }: RuleContext,
): boolean {
  const first = path.slice(0, path.indexOf("/"));
  const isOurs = [folder, ""].some((at) => isThere(folderPrefix(at) + first, repository));
  if (!isOurs || isPlaceholderName(path) || NOT_KEPT.test(path)) return true;
  // What stands in back-ticks may be relative to any folder that the text speaks of.
  const alike = index.pathsByName.get(lastSegment(path)) ?? [];
  if (alike.some((other) => other.endsWith(`/${path}`))) return true;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return (
    isDenied(before, text.slice(end, end + LONGEST_REST)) ||
    isInExample(text, start) ||
    isMadeLater(text, { start: start - 1, end: end + 1 })
  );
}

/** How far behind a path a denial is looked for. */
const LONGEST_REST = 120;

function pathOf({ path }: Named): string {
  return path;
}

function linkedFiles(
  { folder, body }: InstructionText,
  { repository }: RuleContext,
): readonly Named[] {
  const prefix = folderPrefix(folder);
  return body().links.flatMap((link): Named[] => {
    const target = readLinkTarget(link, (name) => repository.paths.has(`${prefix}${name}/`));
    return target === null ? [] : [{ path: target.path, ...link.urlRange, isLink: true }];
  });
}

function tickedFiles({ text, body }: InstructionText): readonly Named[] {
  return body().code.flatMap(({ kind, contentRange: { start, end } }): Named[] => {
    if (kind !== "inline") return [];
    const match = PATH.exec(text.slice(start, end));
    if (match === null) return [];
    const path = match[1] as string;
    const at = start + match[0].indexOf(path);
    return [{ path, start: at, end: at + path.length, isLink: false }];
  });
}
