import { countCodePoints } from "../../base/line-index.ts";
import { lastSegment } from "../../base/repository-path.ts";
import { hostFoldersOf } from "../profiles/host-roots.ts";
import type { Profile } from "../profiles/profile.ts";
import { PROFILES } from "../profiles/profiles.ts";
import type { Skill } from "../skill.ts";
import { findFieldRefusals } from "./find-field-refusals.ts";
import { findYamlRefusal } from "./find-yaml-refusal.ts";
import type { LoadOutcome, LoadReason, LoadVerdict } from "./load-verdict.ts";
import { readLineFields } from "./read-line-fields.ts";
import { hiddenFrontMatter } from "./see-front-matter.ts";

const HOST_FIELDS: ReadonlySet<string> = new Set(PROFILES.flatMap(({ fields }) => fields));

/**
 * What a host makes of a skill: from where it looks, how it finds and parses front matter, which fields it needs and
 * what it refuses. `plugin` is the name of the plugin that holds the skill.
 */
export function judgeLoading(
  skill: Skill,
  profile: Profile,
  plugin: string | null = null,
): LoadVerdict {
  const ignored = ignoredFields(skill, profile);
  const verdict = (
    outcome: LoadOutcome,
    reasons: readonly LoadReason[] = [],
    lost: readonly string[] = [],
  ): LoadVerdict => ({ host: profile.id, outcome, lost, ignored, reasons });

  const place = placeRefusal(skill, profile);
  if (place === "elsewhere") return verdict("elsewhere");
  if (place !== null) return verdict("dropped", [place]);
  const hidden = hiddenFrontMatter(skill.document, profile.reader);
  if (hidden !== null) {
    const outcome = withoutFields(skill, profile);
    return verdict(outcome, [hidden], outcome === "loses" ? keysOf(skill) : []);
  }
  const refusal = findYamlRefusal(skill.document, profile.reader.dialect);
  if (refusal !== null) return afterYamlError(skill, profile, refusal, verdict);
  const isRead = skill.document.frontmatter?.map !== null || profile.reader.dialect === "lines";
  if (!isRead) return verdict("unknown", [{ code: "yaml", args: { problem: "resource-limit" } }]);
  const refusals =
    profile.reader.dialect === "lines" ? [] : findFieldRefusals(skill, profile, plugin);
  if (refusals.length > 0) return verdict("dropped", refusals);
  const losses = [
    ...splitLoss(skill, profile),
    ...lineLoss(skill, profile),
    ...listingLoss(skill, profile),
  ];
  if (losses.length === 0) return verdict("loads");
  const gone = losses.flatMap(({ gone: fields = [] }) => fields);
  const reasons = losses.map(({ reason }) => reason);
  if (profile.required.some((field) => gone.includes(field))) return verdict("dropped", reasons);
  return verdict("loses", reasons, [...new Set(losses.flatMap(({ fields }) => fields))]);
}

interface Loss {
  readonly reason: LoadReason;
  readonly fields: readonly string[];
  /** Those of the fields that are not there at all; the others are shortened. */
  readonly gone?: readonly string[];
}

function placeRefusal({ file, folder }: Skill, profile: Profile): LoadReason | "elsewhere" | null {
  const name = lastSegment(file);
  if (!profile.reader.fileNames.includes(name)) return { code: "file-name", args: { name } };
  const folders = hostFoldersOf(file);
  const own = folders.filter((place) => place.profile.id === profile.id);
  if (own.length === 0) {
    return folders.length > 0 && profile.roots.length > 0 ? "elsewhere" : null;
  }
  for (const { root, folder: base } of own) {
    const levels = folder.slice(base.length).split("/").length - 1;
    if (root.depth === null || levels <= root.depth) return null;
  }
  const depth = own[0]?.root.depth ?? 0;
  return { code: "too-deep", args: { folder: own[0]?.folder ?? "", depth } };
}

/** A host that needs no field takes the folder's name and goes on. */
function withoutFields(skill: Skill, { required, onYamlError, kind }: Profile): LoadOutcome {
  if (kind === "validator" || onYamlError === "drops" || required.length > 0) return "dropped";
  return keysOf(skill).length === 0 ? "loads" : "loses";
}

function afterYamlError(
  skill: Skill,
  { onYamlError, required }: Profile,
  reason: LoadReason,
  verdict: (o: LoadOutcome, r: readonly LoadReason[], lost?: readonly string[]) => LoadVerdict,
): LoadVerdict {
  if (onYamlError === null) return verdict("unknown", [reason]);
  if (onYamlError === "drops") return verdict("dropped", [reason]);
  if (onYamlError === "loses-fields") return verdict("loses", [reason], keysOf(skill));
  const seen = readLineFields(contentOf(skill));
  if (required.some((field) => (seen.get(field) ?? "") === "")) return verdict("dropped", [reason]);
  const lost = keysOf(skill).filter((key) => /^(?:[|>][-+\d]*)?$/.test(seen.get(key) ?? ""));
  return lost.length === 0 ? verdict("loads", [reason]) : verdict("loses", [reason], lost);
}

/** Keys of the front matter, of a block that does not parse those that can be seen. */
function keysOf({ fields, document }: Skill): string[] {
  return fields.size > 0 ? [...fields.keys()] : [...document.recovered.keys()];
}

function contentOf({ document }: Skill): string {
  const content = document.frontmatter?.content;
  return content === undefined ? "" : document.text.slice(content.start, content.end);
}

/** Three dashes inside a value end the block for a reader that splits at them: what follows is gone. */
function splitLoss({ document }: Skill, { reader }: Profile): Loss[] {
  if (reader.ends !== "first-dashes") return [];
  const split = document.problems.find(
    ({ code, args }) =>
      code === "frontmatter-splitter" && /^inside-/.test(String(args.cause ?? "")),
  );
  if (split === undefined) return [];
  const cut = (document.frontmatter?.map?.fields ?? []).filter(
    ({ range }) => range.end > split.range.start,
  );
  const gone = cut.filter(({ range }) => range.start >= split.range.start).map(({ key }) => key);
  return [{ reason: { code: "split", args: {} }, fields: cut.map(({ key }) => key), gone }];
}

/** A reader of lines gets the first line of a value that takes more. */
function lineLoss(skill: Skill, { reader }: Profile): Loss[] {
  if (reader.dialect !== "lines") return [];
  const seen = readLineFields(contentOf(skill));
  const fields = ["name", "description"].filter((field) => {
    const value = skill.fields.get(field);
    if (value?.kind !== "scalar") return value !== undefined;
    return (seen.get(field) ?? "") !== value.text.trim();
  });
  return fields.length === 0 ? [] : [{ reason: { code: "line-reader", args: {} }, fields }];
}

function listingLoss({ description, fields }: Skill, { limits }: Profile): Loss[] {
  const use = fields.get("when_to_use");
  const text = `${description ?? ""}${use?.kind === "scalar" ? ` - ${use.text}` : ""}`;
  const length = countCodePoints(text);
  if (limits.listing === undefined || length <= limits.listing) return [];
  const reason: LoadReason = { code: "listing-cut", args: { length, limit: limits.listing } };
  return [{ reason, fields: ["description"] }];
}

/** Fields that mean something to some other host and nothing to this one. */
function ignoredFields({ fields }: Skill, profile: Profile): readonly string[] {
  if (profile.rejectsUnknownFields) return [];
  return [...fields.keys()].filter((key) => HOST_FIELDS.has(key) && !profile.fields.includes(key));
}
