import { CtxfstError, type Finding, type LintOptions } from "@ctxfst/core";
import { type BaselineFile, baselineFile, requireBaseline } from "./baseline-file.ts";
import type { Invocation } from "./command.ts";
import { narrowTo } from "./narrow-to.ts";
import type { OpenRepository } from "./open-repository.ts";
import { textOption } from "./parse-command-line.ts";
import { profileOption } from "./profile-option.ts";
import { readChange } from "./read-change.ts";

/** What a call of `ctxfst lint` asks for, besides how it is printed. */
export interface LintRequest {
  /** How to lint, and which findings are wanted. */
  readonly options: LintOptions;
  readonly isInside: (place: Pick<Finding, "file">) => boolean;
  /** The baseline to write; null unless the call asks for it. */
  readonly update: BaselineFile | null;
}

/**
 * Reads the options that decide what is linted and shown.
 * @throws CtxfstError `usage` for options that do not go together, `file-not-found` for a baseline or path that does
 * not exist, `git` where the base of a change cannot be told
 */
export function lintRequest(
  { options, arguments: paths }: Invocation,
  opened: OpenRepository,
  cwd: string,
): LintRequest {
  const { root, config, configProblems, start } = opened;
  const profiles = profileOption(options);
  const base = textOption(options, "changed");
  const file = baselineFile(textOption(options, "baseline"), config.baseline, root, cwd);
  const isUpdate = options["update-baseline"] === true;
  if (isUpdate) requireWhole(file, paths, base);
  const plain: LintOptions = {
    configProblems,
    worldFacts: start.world,
    ...(profiles.length === 0 ? {} : { profiles }),
  };
  const isInside = narrowTo(paths, opened, cwd);
  const change = base === undefined ? null : readChange(opened, base, plain);
  const baseline = file === null || isUpdate ? null : requireBaseline(file);
  return {
    options: {
      ...plain,
      selection: {
        isInside,
        ...(change === null ? {} : { change: change.change }),
        ...(baseline === null ? {} : { baseline }),
      },
      ...(change === null ? {} : { renamedSkills: change.renamedSkills }),
    },
    isInside,
    update: isUpdate ? file : null,
  };
}

/** A baseline of some findings would forget all others. */
function requireWhole(
  file: BaselineFile | null,
  paths: readonly string[],
  base: string | undefined,
): void {
  if (file === null) {
    throw new CtxfstError(
      "usage",
      "--update-baseline needs --baseline FILE, or baseline in the config",
    );
  }
  if (paths.length > 0 || base !== undefined) {
    const narrowing = base === undefined ? "paths" : "--changed";
    throw new CtxfstError(
      "usage",
      `--update-baseline is about the whole repository: leave out ${narrowing}`,
    );
  }
}
