/** What the runner says about where the code lives. */
export interface SourcePlace {
  readonly server: string;
  readonly repository: string;
  readonly commit: string;
}

/** The place that links lead to; null outside of Actions, or when the runner says something else than expected. */
export function readSourcePlace(
  env: Readonly<Record<string, string | undefined>>,
): SourcePlace | null {
  const {
    GITHUB_SERVER_URL: server = "",
    GITHUB_REPOSITORY: repository = "",
    GITHUB_SHA: commit = "",
  } = env;
  const isKnown =
    /^https?:\/\/[\w.:-]+$/.test(server) &&
    /^[\w.-]+\/[\w.-]+$/.test(repository) &&
    /^[0-9a-f]{40,64}$/.test(commit);
  return isKnown ? { server, repository, commit } : null;
}

/** Address of a line of a file; every character that means something in Markdown or in an address is escaped. */
export function sourceLink(
  { server, repository, commit }: SourcePlace,
  file: string,
  line: number | null,
): string {
  const path = file
    .replace(/\p{Cs}/gu, "\ufffd")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
  return `${server}/${repository}/blob/${commit}/${path}${line === null ? "" : `#L${line}`}`;
}
