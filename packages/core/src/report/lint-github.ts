import { placeInRepository } from "../base/place-in-repository.ts";
import type { LintResult } from "../rules/lint.ts";
import { annotationCommand } from "./annotation-command.ts";
import { selectAnnotations } from "./annotations.ts";
import { countText } from "./count-text.ts";
import { formatMessage } from "./messages.ts";

/** Findings as workflow commands, as many as the runner shows; `prefix` leads from the repository's root to the folder that was linted. */
export function lintGithub({ findings }: LintResult, prefix = ""): string {
  const sources = findings.map((finding) => ({
    ...finding,
    file: finding.file === null ? null : placeInRepository(prefix, finding.file),
    message:
      formatMessage(finding) + (finding.count > 1 ? ` (${countText(finding.count, "place")})` : ""),
  }));
  return selectAnnotations(sources, null, "ctxfst lint --format json shows all")
    .map((annotation) => `${annotationCommand(annotation)}\n`)
    .join("");
}
