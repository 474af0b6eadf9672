import { compareText } from "../base/compare.ts";
import { isRecord } from "../base/is-record.ts";
import { parseJson } from "../base/parse-json.ts";
import { folderOf, resolvePath } from "../base/repository-path.ts";
import type { Repository } from "../skill/repository.ts";

/** A path that a manifest names. */
export interface ManifestPath {
  readonly kind: "source" | "skills" | "commands" | "agents";
  /** As written. */
  readonly text: string;
  /** Keys and indices that lead to it in the file. */
  readonly segments: readonly string[];
  /** Root-relative, without "/" at the end, "" for the root; null where it leaves the repository. */
  readonly target: string | null;
}

/** A plugin as a `.claude-plugin` manifest declares it. */
export interface Plugin {
  readonly file: string;
  readonly name: string | null;
  /** Its folder, "" for the repository's root. */
  readonly root: string;
  readonly paths: readonly ManifestPath[];
}

const MANIFEST = /^(?:(.*)\/)?\.claude-plugin\/(plugin|marketplace)\.json$/;
const PLUGIN_ROOT = /^\$\{CLAUDE_PLUGIN_ROOT\}/;
const PATH_KINDS = ["skills", "commands", "agents"] as const;

/** All plugins that the manifests of a repository declare, by file. What is no JSON object declares none. */
export function readPlugins({ texts }: Repository): readonly Plugin[] {
  return [...texts.keys()].sort(compareText).flatMap((file) => {
    const match = MANIFEST.exec(file);
    if (match === null) return [];
    const folder = match[1] ?? "";
    const reading = parseJson(texts.get(file) as string);
    if (!reading.ok || !isRecord(reading.value)) return [];
    return match[2] === "plugin"
      ? [readPlugin(file, folder, reading.value, [])]
      : readMarketplace(file, folder, reading.value);
  });
}

/** Finds the innermost plugin whose folder holds a file; of several with one folder the first by manifest. */
export function pluginFinder(plugins: readonly Plugin[]): (file: string) => Plugin | null {
  const byRoot = new Map<string, Plugin>();
  for (const plugin of plugins) {
    const isOutside = plugin.paths.some(({ kind, target }) => kind === "source" && target === null);
    if (!isOutside && !byRoot.has(plugin.root)) byRoot.set(plugin.root, plugin);
  }
  return (file) => {
    if (byRoot.size === 0) return null;
    let folder = file;
    do {
      folder = folderOf(folder);
      const plugin = byRoot.get(folder);
      if (plugin !== undefined) return plugin;
    } while (folder !== "");
    return null;
  };
}

function readMarketplace(
  file: string,
  folder: string,
  value: Readonly<Record<string, unknown>>,
): Plugin[] {
  if (!Array.isArray(value.plugins)) return [];
  const metadata = isRecord(value.metadata) ? value.metadata : {};
  const base =
    typeof metadata.pluginRoot === "string" ? resolvePath(folder, metadata.pluginRoot) : folder;
  return value.plugins.flatMap((entry: unknown, i) => {
    // A source that is no text is another repository.
    if (!isRecord(entry) || typeof entry.source !== "string" || base === null) return [];
    if (/^[a-z][a-z0-9+.-]*:/i.test(entry.source)) return [];
    const isNested = metadata.pluginRoot !== undefined && !entry.source.startsWith(".");
    const root = resolvePath(isNested ? base : folder, entry.source);
    const segments = ["plugins", String(i)];
    const source: ManifestPath = {
      kind: "source",
      text: entry.source,
      segments: [...segments, "source"],
      target: root,
    };
    if (root === null) return [{ file, name: null, root: folder, paths: [source] }];
    const plugin = readPlugin(file, root, entry, segments);
    return [{ ...plugin, paths: [source, ...plugin.paths] }];
  });
}

function readPlugin(
  file: string,
  root: string,
  value: Readonly<Record<string, unknown>>,
  segments: readonly string[],
): Plugin {
  const paths = PATH_KINDS.flatMap((kind) =>
    textsOf(value[kind]).map(([text, inner]): ManifestPath => {
      const target = resolvePath(root, text.replace(PLUGIN_ROOT, "."));
      return { kind, text, segments: [...segments, kind, ...inner], target };
    }),
  );
  return { file, name: typeof value.name === "string" ? value.name : null, root, paths };
}

function textsOf(value: unknown): (readonly [string, readonly string[]])[] {
  if (typeof value === "string") return [[value, []]];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, i) =>
    typeof item === "string" ? [[item, [String(i)]] as const] : [],
  );
}
