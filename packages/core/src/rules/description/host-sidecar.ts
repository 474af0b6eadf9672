import { folderPrefix } from "../../base/repository-path.ts";
import { readYaml } from "../../parser/read-yaml.ts";
import type { YamlValue } from "../../parser/yaml-value.ts";
import { fieldOf } from "../../skill/field-of.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import {
  HERMES_BLOCK,
  HERMES_FIELDS,
  type HostShape,
  OPENAI_SIDECAR,
  OPENCLAW_BLOCK,
} from "./host-shapes.ts";
import { findMisfits, type Misfit } from "./value-shape.ts";

/** `clawdbot` and `moltbot` are former names of the host. */
const OPENCLAW_KEYS = ["openclaw", "clawdbot", "moltbot"];

export const hostSidecar: SkillRule = {
  meta: {
    id: "host-sidecar",
    summary: "What is written for one host has the form that this host reads.",
    category: "description",
    severity: "warning",
    fix: null,
  },
  checkSkill: (skill, context) => [...checkOpenai(skill, context), ...checkBlocks(skill)],
};

function checkOpenai({ folder }: Skill, context: RuleContext): RuleReport[] {
  const prefix = folderPrefix(folder);
  const file = `${prefix}agents/openai.yaml`;
  const text = context.repository.texts.get(file);
  if (text === undefined) return [];
  const { state, value, problems } = readYaml(text);
  if (state === "failed") {
    const range = problems[0]?.range ?? null;
    return [
      {
        args: { problem: "unreadable", place: "agents/openai.yaml" },
        file,
        range,
        hosts: ["codex"],
      },
    ];
  }
  if (value === null) return [];
  return [
    ...misfitReports(value, OPENAI_SIDECAR, "", file),
    ...missingIcons(value, prefix, file, context),
  ];
}

/** An icon that is not there is not shown. Paths to the plugin's assets are resolved from the skill's folder too. */
function missingIcons(
  value: YamlValue,
  prefix: string,
  file: string,
  { repository }: RuleContext,
): RuleReport[] {
  return ["icon_small", "icon_large"].flatMap((key): RuleReport[] => {
    const icon = fieldOf(fieldOf(value, "interface"), key);
    if (icon?.kind !== "scalar" || !/^(?:\.\/)*assets\/[^\\]*$/.test(icon.text)) return [];
    const path = icon.text.replace(/^(?:\.\/)+/, "");
    if (path.includes("..") || repository.paths.has(prefix + path)) return [];
    return [
      {
        args: { problem: "no-file", place: `interface.${key}`, found: icon.text },
        file,
        range: icon.range,
        hosts: ["codex"],
      },
    ];
  });
}

function checkBlocks({ fields, file }: Skill): RuleReport[] {
  const metadata = fields.get("metadata");
  const openclaw = OPENCLAW_KEYS.find((key) => fieldOf(metadata, key) !== undefined);
  const hermes = fieldOf(metadata, "hermes");
  const reports: RuleReport[] = [];
  if (openclaw !== undefined) {
    const block = fieldOf(metadata, openclaw) as YamlValue;
    reports.push(...misfitReports(block, OPENCLAW_BLOCK, `metadata.${openclaw}`, file));
  }
  if (hermes?.kind === "map") {
    reports.push(...misfitReports(hermes, HERMES_BLOCK, "metadata.hermes", file));
    for (const key of ["platforms", "required_environment_variables"]) {
      const value = fields.get(key);
      const shape =
        HERMES_FIELDS.shape.kind === "map" ? HERMES_FIELDS.shape.fields[key] : undefined;
      if (value !== undefined && shape !== undefined) {
        reports.push(...misfitReports(value, { ...HERMES_FIELDS, shape }, key, file));
      }
    }
  }
  return reports;
}

function misfitReports(
  value: YamlValue,
  { host, shape }: HostShape,
  path: string,
  file: string,
): RuleReport[] {
  return findMisfits(value, shape, path).map(
    ({ problem, path: place, range, found, expected, nearest }: Misfit) => ({
      args: { problem, place, found, expected, ...(nearest === null ? {} : { nearest }) },
      file,
      range,
      hosts: [host],
    }),
  );
}
