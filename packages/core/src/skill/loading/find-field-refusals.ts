import { countCodePoints } from "../../base/line-index.ts";
import { lastSegment } from "../../base/repository-path.ts";
import { isEmptyValue } from "../../parser/is-empty-value.ts";
import type { YamlValue } from "../../parser/yaml-value.ts";
import type { Profile } from "../profiles/profile.ts";
import type { Skill } from "../skill.ts";
import type { LoadReason } from "./load-verdict.ts";

/** Letters and digits of any script that have no upper case, joined by single hyphens, as `skills-ref` reads it. */
const NAME = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const ASCII_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DATE = /^\d{4}-\d\d?-\d\d?(?:[Tt ][\d:.]+.*)?$/;

/** Why a host refuses front matter that it could read; `plugin` is the name of the skill's plugin. */
export function findFieldRefusals(
  skill: Skill,
  profile: Profile,
  plugin: string | null,
): readonly LoadReason[] {
  return [
    ...typeRefusals(skill, profile),
    ...lengthRefusals(skill, profile, plugin),
    ...metadataRefusals(skill, profile),
    ...(profile.kind === "validator" ? validatorRefusals(skill, profile) : []),
    ...nameUnlikeFolder(skill, profile),
    ...unknownFields(skill, profile),
  ];
}

function typeRefusals({ fields }: Skill, { required, reader }: Profile): LoadReason[] {
  return ["name", "description"].flatMap((field): LoadReason[] => {
    const value = fields.get(field);
    const isRequired = required.includes(field);
    if (value === undefined) return isRequired ? [{ code: "missing", args: { field } }] : [];
    if (isEmptyValue(value)) {
      const isRead = reader.onWrongType === "recovers";
      return isRequired && !isRead ? [{ code: "missing", args: { field } }] : [];
    }
    const isText =
      value.kind === "scalar" && (value.type === "string" || reader.onWrongType !== "drops");
    const isDate = value.kind === "scalar" && value.style === "plain" && DATE.test(value.text);
    if (isText && !(isDate && reader.onWrongType === "drops")) return [];
    const isReadAnyhow = reader.dialect === "lines" || reader.dialect === "yaml";
    return isReadAnyhow ? [] : [{ code: "wrong-type", args: { field, kind: kindOf(value) } }];
  });
}

function kindOf(value: YamlValue): string {
  if (value.kind !== "scalar") return value.kind;
  return value.type === "string" ? "date" : value.type;
}

function lengthRefusals(
  { declaredName, description, fields }: Skill,
  { limits, countsNamespace, kind }: Profile,
  plugin: string | null,
): LoadReason[] {
  const prefix = countsNamespace && plugin !== null ? `${plugin}:` : "";
  const compatibility = fields.get("compatibility");
  const texts: readonly (readonly [string, string | null, number | undefined])[] = [
    ["name", declaredName === null ? null : prefix + declaredName, limits.name],
    ["description", description, limits.description],
    [
      "compatibility",
      compatibility?.kind === "scalar" ? compatibility.text : null,
      kind === "validator" ? limits.compatibility : undefined,
    ],
  ];
  return texts.flatMap(([field, text, limit]) => {
    const length = text === null ? 0 : countCodePoints(text);
    if (limit === undefined || length <= limit) return [];
    return [{ code: "too-long", args: { field, length, limit } }];
  });
}

function metadataRefusals({ fields }: Skill, { refuses }: Profile): LoadReason[] {
  const metadata = fields.get("metadata");
  if (metadata === undefined || (metadata.kind === "scalar" && metadata.type === "null")) return [];
  if (metadata.kind !== "map") {
    const isRefused = refuses.includes("metadata-form") || refuses.includes("metadata-values");
    return isRefused ? [{ code: "metadata-form", args: {} }] : [];
  }
  const nested = metadata.fields.find(({ value }) => value.kind !== "scalar");
  if (nested === undefined || !refuses.includes("metadata-values")) return [];
  return [{ code: "metadata-values", args: { key: nested.key } }];
}

/** What validators check beyond what a loader needs. */
function validatorRefusals(
  { declaredName, description, document }: Skill,
  { refuses, reservedWords }: Profile,
): LoadReason[] {
  const reasons: LoadReason[] = [];
  const name = declaredName?.normalize("NFKC") ?? null;
  const isAscii = refuses.includes("non-ascii-name");
  if (name !== null) {
    const isSound = isAscii
      ? ASCII_NAME.test(name)
      : NAME.test(name) && name === name.toLowerCase();
    if (!isSound) reasons.push({ code: "name-form", args: { name } });
    const word = reservedWords.find((reserved) => name.includes(reserved));
    if (word !== undefined) reasons.push({ code: "reserved-word", args: { word } });
  }
  if (refuses.includes("description-markup") && /[<>]/.test(description ?? "")) {
    reasons.push({ code: "description-markup", args: {} });
  }
  if (
    refuses.includes("carriage-returns") &&
    document.problems.some(({ code }) => code === "line-endings")
  ) {
    reasons.push({ code: "carriage-returns", args: {} });
  }
  return reasons;
}

function nameUnlikeFolder({ declaredName, folder }: Skill, { refuses }: Profile): LoadReason[] {
  const base = lastSegment(folder).normalize("NFKC");
  if (!refuses.includes("name-unlike-folder") || declaredName === null || base === "") return [];
  if (declaredName.normalize("NFKC") === base) return [];
  return [{ code: "name-unlike-folder", args: { name: declaredName, folder: base } }];
}

function unknownFields({ fields }: Skill, profile: Profile): LoadReason[] {
  const unknown = [...fields.keys()].filter((key) => !profile.fields.includes(key));
  if (!profile.rejectsUnknownFields || unknown.length === 0) return [];
  return [{ code: "unknown-field", args: { fields: unknown.join(", ") } }];
}
