import {
  applyOutcome,
  CtxfstError,
  findNearest,
  goalConditions,
  type Outcome,
  prettyWorldChange,
  type Skill,
  toVisibleLine,
  worldChangeJson,
  writeBack,
} from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { listOption, textOption } from "../parse-command-line.ts";
import { knownFacts, missingConditions } from "./judge-conditions.ts";
import { requireFacts } from "./require-facts.ts";
import type { StateCall } from "./state-call.ts";
import { updateGraphFile } from "./update-graph.ts";
import { updateWorld } from "./world-file.ts";

/** `ctxfst state complete SKILL`: records an execution that happened elsewhere, as a step of a run would be. */
export async function completeSkill(call: StateCall): Promise<ExitCode> {
  const { file, shell, opened, now } = call;
  const outcome = readOutcome(call);
  const skill = opened.repository.byName.get(outcome.skill) ?? null;
  if (skill === null && outcome.newStates.length === 0) throw unknownSkill(call, outcome.skill);
  const { before, after } = await updateWorld(file, async (world) => {
    warnOfMissing(skill, call, missingConditions(skill, knownFacts(world, opened)));
    const model = skill?.model ?? null;
    await updateGraphFile(call, (graph) => {
      const recorded = { ...outcome, run: null, goal: goalConditions(world), evidence: {} };
      return outcome.result === "skipped" && outcome.removeStates.length === 0
        ? graph
        : writeBack(graph, { ...recorded, timestamp: now }, model);
    });
    return applyOutcome(world, outcome, model);
  });
  const change = { file: file.shown, before, after };
  if (shell.isJson) shell.stdout(worldChangeJson(change));
  else if (!shell.isQuiet) shell.stdout(prettyWorldChange(change, shell));
  return EXIT.fine;
}

function readOutcome(call: StateCall): Outcome {
  const { words, options, now } = call;
  const [skill, extra] = words;
  if (skill === undefined || extra !== undefined) {
    throw new CtxfstError("usage", "state complete takes the name of one skill");
  }
  return {
    skill,
    result: (textOption(options, "result") ?? "success") as Outcome["result"],
    newStates: requireFacts(listOption(options, "add"), call),
    removeStates: requireFacts(listOption(options, "remove"), call),
    timestamp: now,
    summary: textOption(options, "summary") ?? "",
  };
}

function unknownSkill({ opened }: StateCall, name: string): CtxfstError {
  const nearest = findNearest(name, [...opened.repository.byName.keys()]);
  const hint =
    nearest === null ? "name the facts that it gave with --add" : `did you mean ${nearest}?`;
  return new CtxfstError("usage", `no skill is called "${name}"; ${hint}`);
}

function warnOfMissing(
  skill: Skill | null,
  { shell }: StateCall,
  missing: readonly string[],
): void {
  if (skill === null || missing.length === 0) return;
  const words = `${skill.name} is recorded, though it may not run in this world: ${missing.join(", ")}`;
  shell.stderr(`ctxfst: ${toVisibleLine(words)}\n`);
}
