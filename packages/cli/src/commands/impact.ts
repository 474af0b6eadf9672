import { resolve } from "node:path";
import {
  assessImpact,
  CtxfstError,
  findNearest,
  type ImpactTarget,
  impactJson,
  knownFacts,
  prettyImpact,
} from "@ctxfst/core";
import type { RunCommand } from "../command.ts";
import { CHECK_SECONDS } from "../default-limits.ts";
import { EXIT } from "../exit-code.ts";
import { clockOf, limitsOf } from "../limits.ts";
import {
  findRoot,
  type OpenRepository,
  openRepository,
  requireSoundConfig,
} from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { selectGoals } from "../select-goals.ts";
import { startOf } from "../start-of.ts";

/** `ctxfst impact SKILL|FACT`: asks what would be, so nothing that it finds is a failure. */
export const impactCommand: RunCommand = async ({ options, arguments: [word] }, shell) => {
  if (word === undefined) {
    throw new CtxfstError("usage", "impact takes the name of a skill, or a fact such as entity:x");
  }
  const skills = textOption(options, "skills");
  const root = skills === undefined ? findRoot(shell.cwd) : resolve(shell.cwd, skills);
  const opened = openRepository(root, { config: textOption(options, "config") });
  requireSoundConfig(opened);
  const { repository, config } = opened;
  const target = targetOf(word, opened);
  const goals = selectGoals([], repository, config, startOf(options, opened, shell));
  const impact = assessImpact(repository, config, target, goals, {
    limits: limitsOf(options, shell, CHECK_SECONDS),
    clock: clockOf(shell),
  });
  shell.stdout(
    shell.isJson ? `${JSON.stringify(impactJson(impact), null, 2)}\n` : prettyImpact(impact, shell),
  );
  return EXIT.fine;
};

function targetOf(word: string, { repository, config }: OpenRepository): ImpactTarget {
  if (repository.byName.has(word)) return { kind: "skill", name: word };
  const facts = knownFacts(repository, config);
  for (const name of [word, `entity:${word}`]) if (facts.has(name)) return { kind: "fact", name };
  const nearest = findNearest(word, [...repository.byName.keys(), ...facts]);
  const hint = nearest === null ? "ctxfst graph show lists them" : `did you mean ${nearest}?`;
  throw new CtxfstError("usage", `"${word}" is neither a skill nor a fact here; ${hint}`);
}
