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

/** Where something of a goal stands. Goals that cannot be planned are in the file and not in the config. */
export function locateGoal(
  context: Pick<RuleContext, "config" | "repository">,
  id: string,
  path: readonly string[],
): Pick<RuleReport, "file" | "range"> {
  const { config, repository } = context;
  const text = config.file === null ? undefined : repository.texts.get(config.file);
  const goals = text === undefined ? undefined : valueAt(readYaml(text).value, ["goals"]);
  if (goals?.kind !== "list") return { file: config.file, range: null };
  const at = goals.items.findIndex((item) => {
    const found = valueAt(item, ["id"]);
    return found?.kind === "scalar" && found.text === id;
  });
  if (at === -1) return { file: config.file, range: null };
  return locateConfig(context, ["goals", String(at), ...path]);
}

function segmentOf(root: YamlValue, path: readonly string[], name: string): string {
  const list = valueAt(root, path);
  if (list?.kind !== "list") return name;
  return String(list.items.findIndex((item) => item.kind === "scalar" && item.text === name));
}

function valueAt(root: YamlValue | null, path: readonly string[]): YamlValue | undefined {
  let value: YamlValue | undefined = root ?? undefined;
  for (const segment of path) {
    if (value?.kind === "map") value = value.fields.find(({ key }) => key === segment)?.value;
    else value = value?.kind === "list" ? value.items[Number(segment)] : undefined;
  }
  return value;
}
