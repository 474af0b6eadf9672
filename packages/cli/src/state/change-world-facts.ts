import {
  CtxfstError,
  changeFacts,
  expireFacts,
  prettyWorldChange,
  worldChangeJson,
} from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { requireFacts } from "./require-facts.ts";
import type { StateCall } from "./state-call.ts";
import { updateGraphFile } from "./update-graph.ts";
import { updateWorld } from "./world-file.ts";

/** `ctxfst state add FACT…` and `state remove FACT…`; what made a removed fact true expires in the graph. */
export async function changeWorldFacts(
  call: StateCall,
  action: "add" | "remove",
): Promise<ExitCode> {
  const { words, file, shell, now } = call;
  if (words.length === 0) {
    throw new CtxfstError("usage", `state ${action} takes facts, such as entity:x`);
  }
  const facts = requireFacts(words, call);
  const { before, after } = await updateWorld(file, async (world) => {
    const change = { add: [], remove: [], [action]: facts, timestamp: now };
    const changed = changeFacts(world, change);
    if (action === "remove" && changed !== world) {
      await updateGraphFile(call, (graph) => {
        return { ...graph, edges: expireFacts(graph.edges, facts, now) };
      });
    }
    return changed;
  });
  const change = { file: file.shown, before, after };
  if (shell.isJson) shell.stdout(worldChangeJson(change));
  else if (!shell.isQuiet) shell.stdout(prettyWorldChange(change, shell));
  return EXIT.fine;
}
