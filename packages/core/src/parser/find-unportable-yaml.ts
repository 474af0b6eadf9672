import type { TextRange } from "../base/text-range.ts";
import type { YamlObservations } from "./build-yaml-value.ts";
import type { ParseProblem } from "./skill-document.ts";

/** YAML that is valid and that some parsers in use reject or read differently; one problem for each place. */
export function findUnportableYaml(text: string, observations: YamlObservations): ParseProblem[] {
  const { flowCollections, anchors, aliases, mergeKeys, doubleQuoted, prototypeKeys } =
    observations;
  const surrogates = doubleQuoted.filter(({ start, end }) =>
    /\\u[dD][89abAB]/.test(text.slice(start, end)),
  );
  return [
    ...flowCollections.map((range) => problem(range, "flow")),
    ...anchors.map((range) => problem(range, "anchor")),
    ...aliases.map((range) => problem(range, "alias")),
    ...mergeKeys.map((range) => problem(range, "merge-key")),
    ...surrogates.map((range) => problem(range, "surrogate-escape")),
    ...prototypeKeys.map((range) => problem(range, "prototype-key")),
  ];
}

function problem(range: TextRange, feature: string): ParseProblem {
  return { code: "yaml-portability", range, args: { feature } };
}
