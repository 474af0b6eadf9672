export type {
  MarkdownBody,
  MarkdownCode,
  MarkdownHeading,
  MarkdownHtml,
  MarkdownLink,
} from "./markdown-body.ts";
export { parseMarkdown } from "./parse-markdown.ts";
export { parseSkill, parseSkillBytes } from "./parse-skill.ts";
export type {
  Frontmatter,
  MessageArguments,
  ParseProblem,
  ParseProblemCode,
  SkillDocument,
} from "./skill-document.ts";
export type {
  ScalarStyle,
  YamlField,
  YamlList,
  YamlMap,
  YamlScalar,
  YamlValue,
} from "./yaml-value.ts";
