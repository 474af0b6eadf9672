import { describe, expect, it } from "vitest";
import { readYaml } from "../../parser/read-yaml.ts";
import type { YamlValue } from "../../parser/yaml-value.ts";
import { findMisfits, type Shape } from "./value-shape.ts";

const SHAPE: Shape = {
  kind: "map",
  required: ["name"],
  fields: {
    name: { kind: "text" },
    flag: { kind: "boolean" },
    color: { kind: "text", pattern: /^#\d+$/, expected: "#1" },
    os: { kind: "list", item: { kind: "text", words: ["linux", "darwin"] }, orText: true },
    anyBins: { kind: "list", item: { kind: "text" } },
    install: {
      kind: "list",
      item: {
        kind: "variants",
        key: "kind",
        alias: "type",
        variants: { go: ["module"], none: [] },
      },
    },
    env: {
      kind: "list",
      item: {
        kind: "either",
        shapes: [{ kind: "map", required: ["name"], fields: {} }, { kind: "text" }],
      },
    },
  },
};

function misfits(yaml: string): string[] {
  const value = readYaml(yaml).value as YamlValue;
  return findMisfits(value, SHAPE, "").map(({ problem, path }) => `${problem} ${path}`);
}

describe("findMisfits", () => {
  it.each([
    "name: a",
    "name: 7",
    "{name: a, flag: true, color: '#1', os: linux}",
    "{name: a, os: [linux, Darwin]}",
    "{name: a, install: [{kind: go, module: x}, {type: none}]}",
    "{name: a, env: [{name: TOKEN}, OTHER]}",
    "{name: a, flag: , own: {x: 1}}",
  ])("finds nothing in %j", (yaml) => {
    expect(misfits(yaml)).toEqual([]);
  });

  it.each([
    ["flag: true", ["missing name"]],
    ["{name: ''}", ["missing name"]],
    ["{name: a, flag: 'no'}", ["type flag"]],
    ["{name: [a]}", ["missing name", "type name"]],
    ["{name: a, color: red}", ["pattern color"]],
    ["{name: a, os: macos}", ["word os"]],
    ["{name: a, os: [linux, win]}", ["word os[1]"]],
    ["{name: a, anyBins: jq}", ["type anyBins"]],
    ["{name: a, any_bins: [jq]}", ["misspelt any_bins"]],
    ["{name: a, install: [{kind: apt}]}", ["kind install[0].kind"]],
    ["{name: a, install: [{module: x}]}", ["missing install[0].kind"]],
    ["{name: a, install: [{kind: go}]}", ["missing install[0].module"]],
    ["{name: a, env: [{help: x}]}", ["missing env[0].name"]],
    ["[a]", ["type "]],
  ])("says what is wrong with %j", (yaml, expected) => {
    expect(misfits(yaml)).toEqual(expected);
  });

  it("leaves a key alone whose right spelling is there", () => {
    expect(misfits("{name: a, any_bins: [jq], anyBins: [jq]}")).toEqual([]);
  });

  it("takes names of the language's objects for keys like any other", () => {
    expect(misfits("{name: a, constructor: 1, install: [{kind: toString}]}")).toEqual([
      "kind install[0].kind",
    ]);
  });
});
