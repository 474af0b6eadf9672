import type { Finding } from "../../rules/finding.ts";
import type { SourceText } from "../../skill/source-lookup.ts";
import { countText } from "../count-text.ts";
import { formatMessage } from "../messages.ts";
import { fileUri, regionOf } from "./sarif-place.ts";
import { SARIF_LEVELS } from "./sarif-rule.ts";
import type { SarifFix, SarifLocation, SarifResult } from "./sarif-types.ts";

/** Places of a result that GitHub keeps. */
const RELATED_LOCATIONS = 100;

/** What results look up. */
export interface SarifContext {
  /** Stands before each path, so that paths start at the repository's root. */
  readonly prefix: string;
  readonly withFixes: boolean;
  readonly sourceOf: (file: string) => SourceText | null;
  /** The hash of a line as GitHub computes it; null where the file's bytes are not its text. */
  readonly lineHashOf: (file: string, line: number) => string | null;
  readonly ruleIndex: ReadonlyMap<string, number>;
}

/** A finding as a result. A finding about the repository has no location: a merely logical one is refused by GitHub. */
export function sarifResult(finding: Finding, context: SarifContext): SarifResult {
  const { rule, severity, file, range, hosts, related, fix, fingerprint, count } = finding;
  const location = file === null ? null : locationOf(file, range, context);
  const line = location?.physicalLocation.region?.startLine;
  const lineHash = file === null || line === undefined ? null : context.lineHashOf(file, line);
  const shown = related.slice(0, RELATED_LOCATIONS);
  const fixes = fixesOf(finding, context);
  const properties = {
    ...(hosts.length === 0 ? {} : { hosts }),
    ...(fix === null ? {} : { fix: fix.tier }),
    ...(fix?.rename === undefined ? {} : { rename: fix.rename }),
    ...(shown.length < related.length
      ? { relatedLocationsLeftOut: related.length - shown.length }
      : {}),
  };
  return {
    ruleId: rule,
    ruleIndex: context.ruleIndex.get(rule) ?? -1,
    level: SARIF_LEVELS[severity],
    message: { text: messageText(finding) },
    ...(location === null ? {} : { locations: [location] }),
    ...(shown.length === 0
      ? {}
      : {
          relatedLocations: shown.map((place, id) => ({
            id,
            ...locationOf(place.file, place.range, context),
          })),
        }),
    ...(count > 1 ? { occurrenceCount: count } : {}),
    partialFingerprints: {
      ...(lineHash === null ? {} : { primaryLocationLineHash: lineHash }),
      "ctxfst/v1": fingerprint,
    },
    ...(fixes.length === 0 ? {} : { fixes }),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
  };
}

/** In a message `[text](target)` is a link; repository text must make none. Source: SARIF 2.1.0, 3.11.6. */
function messageText(finding: Finding): string {
  const { count } = finding;
  const text = formatMessage(finding) + (count > 1 ? ` (${countText(count, "place")})` : "");
  return text.includes("](") ? text.replace(/[[\]\\]/g, "\\$&") : text;
}

function locationOf(
  file: string,
  range: Finding["range"],
  { prefix, sourceOf }: SarifContext,
): SarifLocation {
  const source = sourceOf(file);
  const artifactLocation = { uri: fileUri(prefix, file) };
  return {
    physicalLocation:
      source === null
        ? { artifactLocation }
        : { artifactLocation, region: regionOf(source, range) },
  };
}

/** A new name cannot be said in SARIF: such a fix stands in the properties. */
function fixesOf({ file, fix, rule }: Finding, context: SarifContext): readonly SarifFix[] {
  const source = file === null ? null : context.sourceOf(file);
  if (!context.withFixes || file === null || source === null) return [];
  if (fix === null || fix.edits.length === 0) return [];
  const replacements = fix.edits.map(({ range, text }) => ({
    deletedRegion: regionOf(source, range),
    ...(text === "" ? {} : { insertedContent: { text } }),
  }));
  return [
    {
      description: { text: `${fix.tier} fix of ${rule}` },
      artifactChanges: [{ artifactLocation: { uri: fileUri(context.prefix, file) }, replacements }],
    },
  ];
}
