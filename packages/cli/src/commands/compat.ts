import { type Answer, answerLine, DEFAULT_ANSWERS, REFERENCE_ANSWERS } from "@ctxfst/core";
import { answerSkillListing } from "../answer-skill-listing.ts";
import type { RunCommand } from "../command.ts";
import { EXIT } from "../exit-code.ts";
import { textOption } from "../parse-command-line.ts";
import { readLines } from "../read-lines.ts";

/** `ctxfst compat`: one answer for each line that is not blank, whatever the others say. */
export const compat: RunCommand = async ({ options }, shell) => {
  const answers: Readonly<Record<string, Answer>> = {
    ...(textOption(options, "mode") === "default" ? DEFAULT_ANSWERS : REFERENCE_ANSWERS),
    skill_listing: answerSkillListing,
  };
  let number = 0;
  let refused = 0;
  for await (const line of readLines(shell.stdin ?? noInput())) {
    number += 1;
    if (line.trim() === "") continue;
    const { text, isAnswered } = answerLine(line, number, answers);
    shell.stdout(`${text}\n`);
    if (!isAnswered) refused += 1;
  }
  if (refused === 0) return EXIT.fine;
  const lines = refused === 1 ? "1 line" : `${refused} lines`;
  shell.stderr(`ctxfst: ${lines} could not be answered; see the error in place of the answer\n`);
  return EXIT.usage;
};

async function* noInput(): AsyncGenerator<Uint8Array> {
  // Without standard input there is nothing to answer.
}
