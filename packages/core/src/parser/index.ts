export { type DecodedSkill, decodeSkill, MAXIMUM_SKILL_BYTES } from "./decode-skill.ts";
export type {
  MarkdownBody,
  MarkdownCode,
  MarkdownHeading,
  MarkdownHtml,
  MarkdownLink,
} from "./markdown-body.ts";
export { isInsideCode, type MarkdownOptions, parseMarkdown } from "./parse-markdown.ts";
export { parseSkill, parseSkillBytes } from "./parse-skill.ts";
export { readYaml, type YamlReading } from "./read-yaml.ts";
export type {
  Frontmatter,
  MessageArguments,
  ParseProblem,
  ParseProblemCode,
  SkillDocument,
} from "./skill-document.ts";
export { YAML_LIMITS, type YamlLimits } from "./yaml-limits.ts";
export type {
  ScalarStyle,
  YamlField,
  YamlList,
  YamlMap,
  YamlScalar,
  YamlValue,
} from "./yaml-value.ts";
