import { valueLocator } from "../config/value-locator.ts";
import { readYaml } from "../parser/read-yaml.ts";
import type { YamlValue } from "../parser/yaml-value.ts";
import type { RuleReport } from "./finding.ts";
import type { RuleContext } from "./rule.ts";

/** Where a name stands in the config: as a key at the path, or as an item of the list there. */
export function locateConfig(
  { config, repository }: Pick<RuleContext, "config" | "repository">,
  path: readonly string[],
  name?: string,
): Pick<RuleReport, "file" | "range"> {
  const { file } = config;
  const text = file === null ? undefined : repository.texts.get(file);
  const root = text === undefined ? null : readYaml(text).value;
  if (root === null) return { file, range: null };
  const segments = name === undefined ? path : [...path, segmentOf(root, path, name)];
  const place = valueLocator(root)(segments);
  return { file, range: name === undefined ? place.range : (place.keyRange ?? place.range) };
}

function segmentOf(root: YamlValue, path: readonly string[], name: string): string {
  const list = valueAt(root, path);
  if (list?.kind !== "list") return name;
  return String(list.items.findIndex((item) => item.kind === "scalar" && item.text === name));
}

function valueAt(root: YamlValue, path: readonly string[]): YamlValue | undefined {
  let value: YamlValue | undefined = root;
  for (const segment of path) {
    if (value?.kind === "map") value = value.fields.find(({ key }) => key === segment)?.value;
    else value = value?.kind === "list" ? value.items[Number(segment)] : undefined;
  }
  return value;
}
