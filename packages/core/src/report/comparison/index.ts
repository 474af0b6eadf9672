export { comparisonJson } from "./comparison-json.ts";
export { comparisonMarkdown } from "./markdown-comparison.ts";
export { prettyComparison } from "./pretty-comparison.ts";
