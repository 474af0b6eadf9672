import { CtxfstError, goalConditions, selectGoalSubgraph, setSubgraph } from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { fullGraph } from "../full-graph.ts";
import { goalFacts } from "../goal-facts.ts";
import { numberOption } from "../parse-command-line.ts";
import type { StateCall } from "./state-call.ts";
import { updateWorld } from "./world-file.ts";

/** `ctxfst state subgraph`: writes the part of the graph that matters for the world's goal into the world. */
export async function updateSubgraph({
  options,
  words,
  opened,
  file,
  shell,
  now,
}: StateCall): Promise<ExitCode> {
  if (words.length > 0)
    throw new CtxfstError("usage", "state subgraph takes no words; the goal is the world's");
  const graph = fullGraph(opened, shell);
  const { before, after } = await updateWorld(file, (world) => {
    const goal = goalConditions(world);
    if (goal.length === 0) {
      throw new CtxfstError("usage", "the world has no goal; ctxfst state init names one", {
        file: file.shown,
      });
    }
    const part = selectGoalSubgraph(graph, goalFacts(goal), numberOption(options, "depth"));
    return setSubgraph(world, part, now);
  });
  const { nodes = [], edges = [] } = after.current_subgraph ?? {};
  if (shell.isJson) {
    const result = { file: file.shown, changed: before !== after, nodes, edges };
    shell.stdout(`${JSON.stringify(result, null, 2)}\n`);
  } else if (!shell.isQuiet) {
    const size = `${nodes.length} nodes, ${edges.length} edges`;
    shell.stdout(`${file.shown}: subgraph of ${size}${before === after ? ", as before" : ""}\n`);
  }
  return EXIT.fine;
}
