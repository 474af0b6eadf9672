/** Where the project lives. */
export const PROJECT_LINK = "https://github.com/ctxfst/ctxfst";

/** The page of a rule. */
export function docsOfRule(id: string): string {
  return `${PROJECT_LINK}/blob/main/docs/rules/${id}.md`;
}
