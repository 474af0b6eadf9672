/** Contexts that expressions may read, for example `{github: {token: "…"}}`. */
export type ExpressionContexts = Readonly<Record<string, unknown>>;

/**
 * Replaces every `${{ context.path }}` in a text. Only property access is known: what action.yml defaults use.
 * Unknown properties give "", as in the runner. @throws Error for any other expression
 */
export function evaluateText(text: string, contexts: ExpressionContexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, body: string) => {
    const expression = body.trim();
    if (!/^[\w-]+(\.[\w-]+)*$/.test(expression)) {
      throw new Error(`the mini-runner cannot evaluate '${expression}'`);
    }
    const value = expression.split(".").reduce<unknown>(readProperty, contexts);
    return value === undefined || value === null || typeof value === "object" ? "" : String(value);
  });
}

/** Property names are compared without regard to letter case, as in the runner. */
function readProperty(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const key = Object.keys(value).find(
    (candidate) => candidate.toLowerCase() === name.toLowerCase(),
  );
  return key === undefined ? undefined : (value as Record<string, unknown>)[key];
}
