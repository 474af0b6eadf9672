import { resolve } from "node:path";
import { CtxfstError, GRAPH_EXPORTS } from "@ctxfst/core";
import { writeFileAtomic } from "@ctxfst/core/node";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { textOption } from "../parse-command-line.ts";
import { shownAs } from "../shown-as.ts";
import type { GraphCall } from "./graph-call.ts";
import { askedGraph } from "./show-graph.ts";

/** `ctxfst graph export --to FORMAT`: on standard output, or in the file that `--output` names. */
export async function exportGraph(call: GraphCall): Promise<ExitCode> {
  const { options, shell } = call;
  const format = textOption(options, "to");
  const write = GRAPH_EXPORTS.get(format ?? "");
  if (write === undefined) {
    const formats = [...GRAPH_EXPORTS.keys()].join(", ");
    throw new CtxfstError("usage", `graph export needs --to with one of ${formats}`);
  }
  const text = write(askedGraph(call));
  const output = textOption(options, "output");
  if (output === undefined) {
    shell.stdout(text);
    return EXIT.fine;
  }
  const path = resolve(shell.cwd, output);
  await shownAs({ path, shown: output }, () => writeFileAtomic(path, text));
  if (!shell.isQuiet) shell.stderr(`${output} written\n`);
  return EXIT.fine;
}
