import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildGraph, CtxfstError, formatGraph } from "@ctxfst/core";
import { updateFile } from "@ctxfst/core/node";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { fullGraph, graphOver } from "../full-graph.ts";
import { shownAs } from "../shown-as.ts";
import type { GraphCall } from "./graph-call.ts";

/** `ctxfst graph build`: the declared part anew, everything else of the file carried over. */
export async function buildGraphFile({ opened, options, shell }: GraphCall): Promise<ExitCode> {
  const { repository, config, root } = opened;
  const { file } = config.graph;
  const isDry = options["dry-run"] === true;
  const declared = buildGraph(repository, config);
  let built = declared;
  let isSame: boolean;
  if (isDry) {
    built = fullGraph(opened, shell);
    isSame = repository.texts.get(file) === formatGraph(built);
  } else {
    const path = join(root, file);
    makeFolder(path, file);
    // Read again under the lock: a run may have written since the repository was read.
    const update = updateFile(
      path,
      (text) => {
        built = text === null ? declared : graphOver(declared, text, file, shell);
        return formatGraph(built);
      },
      { mayBeDamaged: true },
    );
    isSame = !(await shownAs({ path, shown: file }, () => update)).isChanged;
  }
  if (shell.isJson)
    shell.stdout(`${JSON.stringify({ file, changed: !isSame, written: !isSame && !isDry })}\n`);
  else if (!shell.isQuiet) {
    const what = isSame ? "is up to date" : isDry ? "would change" : "written";
    shell.stdout(`${file} ${what}: ${built.nodes.length} nodes, ${built.edges.length} edges\n`);
  }
  return EXIT.fine;
}

function makeFolder(path: string, file: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (cause) {
    throw new CtxfstError("write-failed", `cannot make its folder: ${(cause as Error).message}`, {
      file,
      cause,
    });
  }
}
