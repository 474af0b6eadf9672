import {
  CtxfstError,
  hostsJson,
  judgeHosts,
  type LintResult,
  lintJson,
  prettyHosts,
} from "@ctxfst/core";
import type { Shell } from "./io.ts";
import type { OpenRepository } from "./open-repository.ts";

/** What a call of `ctxfst lint --hosts` asks for. */
export interface HostsRequest {
  readonly profiles: readonly string[];
  readonly format: string;
  readonly isShown: (place: { readonly file: string | null }) => boolean;
}

/**
 * What `ctxfst lint --hosts` prints: the table of verdicts, or the JSON report with all of them under `hosts`. Skills
 * that the call does not name are left out.
 * @throws CtxfstError `usage` for a format that has no place for them
 */
export function lintHosts(
  result: LintResult,
  { repository, config }: OpenRepository,
  { profiles, format, isShown }: HostsRequest,
  shell: Shell,
): string {
  const loading = judgeHosts(repository, config, profiles).filter(({ skill }) => isShown(skill));
  if (format === "json") {
    const document = { ...lintJson(result, repository), hosts: hostsJson(loading) };
    return `${JSON.stringify(document, null, 2)}\n`;
  }
  if (format !== "pretty") {
    throw new CtxfstError("usage", `--hosts prints a table or JSON, not ${format}`);
  }
  return prettyHosts(loading, shell);
}
