import type { ParseProblem, SkillDocument } from "../../parser/skill-document.ts";
import type { FrontmatterReader } from "../profiles/profile.ts";
import type { LoadReason } from "./load-verdict.ts";

type Dialect = FrontmatterReader["dialect"];

const YAML_ERRORS: ReadonlySet<string> = new Set([
  "frontmatter-not-a-map",
  "yaml-syntax",
  "yaml-unquoted-colon",
  "yaml-leading-special",
  "merge-conflict",
]);
/** PyYAML keeps the last of two equal keys. */
const ACCEPTS_DUPLICATES: ReadonlySet<Dialect> = new Set(["pyyaml", "any"]);
/** PyYAML, and the reader below StrictYAML, which is built like it. */
const PYTHON_FEATURES: ReadonlySet<unknown> = new Set(["tab", "equals-sign", "rare-character"]);
const STRICT_FEATURES: ReadonlySet<unknown> = new Set([
  "flow",
  "anchor",
  "alias",
  "merge-key",
  "tag",
]);

/** Why a reader's parser refuses front matter that it sees; null where it reads it. */
export function findYamlRefusal(
  { problems, frontmatter }: SkillDocument,
  dialect: Dialect,
): LoadReason | null {
  if (dialect === "lines") return null;
  const content = frontmatter?.content;
  for (const problem of problems) {
    const { code, args, range } = problem;
    if (content !== undefined && (range.start < content.start || range.start > content.end))
      continue;
    if (YAML_ERRORS.has(code)) return { code: "yaml", args: { problem: code } };
    if (code === "duplicate-key" && !ACCEPTS_DUPLICATES.has(dialect)) {
      return { code: "yaml", args: { problem: code } };
    }
    const feature = refusedFeature(problem, dialect);
    if (feature !== null) return { code: "yaml-feature", args: { feature } };
    if (
      code === "encoding" &&
      args.cause === "control" &&
      dialect !== "yaml" &&
      dialect !== "any"
    ) {
      return { code: "encoding", args: { cause: "control" } };
    }
  }
  return null;
}

/** Valid YAML that this parser refuses all the same. */
function refusedFeature({ code, args }: ParseProblem, dialect: Dialect): string | null {
  if (code === "yaml-continuation" && dialect === "yaml") return "continuation";
  if (code !== "yaml-portability") return null;
  const { feature } = args;
  if (dialect === "strict-yaml" && STRICT_FEATURES.has(feature)) return String(feature);
  const isPython = dialect === "pyyaml" || dialect === "strict-yaml";
  if (isPython && PYTHON_FEATURES.has(feature)) return String(feature);
  const refusesHalves = dialect === "pyyaml" || dialect === "libyaml" || dialect === "strict-yaml";
  return refusesHalves && feature === "surrogate-escape" ? String(feature) : null;
}
