import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  CtxfstError,
  type EntityGraph,
  formatMerge,
  mergeGraphs,
  prettyMergeConflicts,
  readGraph,
  toVisibleLine,
} from "@ctxfst/core";
import { writeFileAtomic } from "@ctxfst/core/node";
import type { OptionValues } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import { numberOption } from "../parse-command-line.ts";
import { shownAs } from "../shown-as.ts";

const EMPTY: EntityGraph = { meta: {}, nodes: [], edges: [] };

/**
 * `ctxfst graph merge %O %A %B [%P]`, a merge driver of git: merges into the second file. Exits with 1 where both sides
 * changed a property differently, which the file then shows between markers, or where a side could not be read whole.
 */
export async function mergeGraphFiles(
  words: readonly string[],
  options: OptionValues,
  shell: Shell,
): Promise<ExitCode> {
  const [base, ours, theirs, shown = ours, extra] = words;
  if (base === undefined || ours === undefined || theirs === undefined || extra !== undefined) {
    throw new CtxfstError(
      "usage",
      "graph merge takes the files BASE, OURS and THEIRS; git names them",
    );
  }
  const file = shown as string;
  const read = (path: string, side: string) => readSide(path, side, file, shell);
  const sides = [read(base, "base"), read(ours, "ours"), read(theirs, "theirs")] as const;
  const merged = mergeGraphs(sides[0].graph, sides[1].graph, sides[2].graph);
  const path = resolve(shell.cwd, ours);
  const text = formatMerge(merged, numberOption(options, "marker-size"));
  await shownAs({ path, shown: ours }, () => writeFileAtomic(path, text));
  const { conflicts } = merged;
  if (shell.isJson) shell.stdout(`${JSON.stringify({ file, conflicts }, null, 2)}\n`);
  else if (conflicts.length > 0) shell.stderr(prettyMergeConflicts(file, conflicts, shell));
  const isWhole = sides[1].isWhole && sides[2].isWhole;
  return conflicts.length === 0 && isWhole ? EXIT.fine : EXIT.wrong;
}

/** An empty file is what git gives for the base of two files that were both added. */
function readSide(
  word: string,
  side: string,
  file: string,
  shell: Shell,
): { readonly graph: EntityGraph; readonly isWhole: boolean } {
  let text: string;
  try {
    text = readFileSync(resolve(shell.cwd, word), "utf8");
  } catch (cause) {
    throw new CtxfstError("file-not-found", "the file cannot be read", { file: word, cause });
  }
  if (text.trim() === "") return { graph: EMPTY, isWhole: true };
  const { graph, problem, ...rest } = readGraph(text);
  if (problem === null) return { graph, isWhole: true };
  const words = `${file}:${problem.line}: ${side} cannot be read (${problem.reason}); what can be read of it is merged, look at the result`;
  shell.stderr(`ctxfst: ${toVisibleLine(words)}\n`);
  const recovered = "recovered" in rest ? rest.recovered : null;
  return { graph: recovered ?? EMPTY, isWhole: false };
}
