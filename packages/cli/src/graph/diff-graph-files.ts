import { CtxfstError, diffGraphs, graphDiffJson, prettyGraphDiff } from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { fullGraph } from "../full-graph.ts";
import type { GraphCall } from "./graph-call.ts";
import { readGraphInput } from "./read-graph-input.ts";

/** `ctxfst graph diff A [B]`: files or revisions; without B what the repository would write now. */
export function diffGraphFiles({ words, opened, shell }: GraphCall): ExitCode {
  const [before, after, extra] = words;
  if (before === undefined || extra !== undefined) {
    throw new CtxfstError("usage", "graph diff takes one or two files or revisions, such as main");
  }
  const old = readGraphInput(before, opened, shell);
  const now = after === undefined ? fullGraph(opened, shell) : readGraphInput(after, opened, shell);
  const diff = diffGraphs(old, now);
  shell.stdout(shell.isJson ? graphDiffJson(diff) : prettyGraphDiff(diff, shell));
  return EXIT.fine;
}
