import type { MarkdownLink } from "../../parser/markdown-body.ts";

/** Characters of placeholders and patterns: `{baseDir}`, `$HOME`, `<name>`, `*.md`. No path in a skill needs them. */
const PLACEHOLDER = /[{}$<>*|`"\n]|\.{3}|…|^[~@%]|(?:^|\/)path\/to(?:\/|$)/;
const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** A host name whose `https://` was left out. */
const DOMAIN =
  /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|ai|app|co|gov|edu|sh|cloud|me|info|de|fr|cn|jp)(?:\/|$)/i;
const FILE_NAME = /\.[A-Za-z0-9]{1,8}$/;

/** The part of a link that names a file, and what follows it. */
export interface LinkTarget {
  /** Relative to the file that holds the link; percent escapes resolved. */
  readonly path: string;
  /** `#section` or `?query`, as written. */
  readonly suffix: string;
}

/**
 * What a link says about files of the repository; null for addresses, anchors, placeholders and paths from the root of
 * a site. Prose such as `[x](MON/WED)` is no path either: a path ends like a file name or a folder, or starts with a
 * dot or with a folder that `isFolder` knows.
 */
export function readLinkTarget(
  { kind, url }: Pick<MarkdownLink, "kind" | "url">,
  isFolder: (name: string) => boolean,
): LinkTarget | null {
  if (kind === "autolink" || url.startsWith("#") || url.startsWith("/")) return null;
  const end = /[#?]/.exec(url)?.index ?? url.length;
  const path = unescapePercent(url.slice(0, end).trim());
  if (path === "" || SCHEME.test(path) || PLACEHOLDER.test(path) || DOMAIN.test(path)) return null;
  const isPath =
    FILE_NAME.test(path) ||
    path.endsWith("/") ||
    /^\.\.?(?:\/|$)/.test(path) ||
    (path.includes("/") && isFolder(path.slice(0, path.indexOf("/"))));
  return isPath ? { path, suffix: url.slice(end) } : null;
}

function unescapePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
