import { CtxfstError } from "@ctxfst/core";
import type { RunCommand } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { buildGraphFile } from "../graph/build-graph-file.ts";
import { checkGraphFile } from "../graph/check-graph-file.ts";
import { diffGraphFiles } from "../graph/diff-graph-files.ts";
import { exportGraph } from "../graph/export-graph.ts";
import type { GraphCall } from "../graph/graph-call.ts";
import { mergeGraphFiles } from "../graph/merge-graph-files.ts";
import { requireReadGraph } from "../graph/require-read-graph.ts";
import { showGraph } from "../graph/show-graph.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";

type GraphAction = (call: GraphCall) => ExitCode | Promise<ExitCode>;

const ACTIONS: ReadonlyMap<string, GraphAction> = new Map<string, GraphAction>([
  ["build", buildGraphFile],
  ["check", checkGraphFile],
  ["show", showGraph],
  ["diff", diffGraphFiles],
  ["export", exportGraph],
]);

/** `ctxfst graph build|check|show|diff|merge|export` */
export const graph: RunCommand = async ({ options, arguments: [name, ...words] }, shell) => {
  // Git calls the driver in the middle of a merge, when config and skills may not be readable.
  if (name === "merge") return mergeGraphFiles(words, options, shell);
  const action = ACTIONS.get(name ?? "");
  if (action === undefined) {
    const asked = name === undefined ? "" : `, not "${name}"`;
    const names = "build, check, show, diff, merge or export";
    throw new CtxfstError("usage", `graph takes ${names}${asked}; see ctxfst graph --help`);
  }
  if (words.length > 0 && name !== "diff") {
    throw new CtxfstError("usage", `unexpected argument "${words[0]}"; see ctxfst graph --help`);
  }
  if (options["dry-run"] === true && name !== "build") {
    throw new CtxfstError("usage", `--dry-run goes with graph build; graph ${name} writes nothing`);
  }
  const opened = openRepository(findRoot(shell.cwd), { config: textOption(options, "config") });
  requireSoundConfig(opened);
  requireReadGraph(opened);
  return action({ words, options, opened, shell });
};
