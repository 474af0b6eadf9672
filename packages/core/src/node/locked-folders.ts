/**
 * Skills that a `skills-lock.json` lists were installed from elsewhere and are not this repository's to check.
 * Gives a test for the paths of their SKILL.md files; lock files that are no JSON list nothing.
 */
export function lockedFolders(texts: ReadonlyMap<string, string>): (path: string) => boolean {
  const locks = [...texts]
    .filter(([path]) => path === "skills-lock.json" || path.endsWith("/skills-lock.json"))
    .map(([path, text]) => ({
      folder: path.slice(0, -"skills-lock.json".length),
      names: namesIn(text),
    }));
  return (path) =>
    locks.some(({ folder, names }) => {
      if (!path.startsWith(folder)) return false;
      const parts = path.split("/");
      return names.has(parts[parts.length - 2] ?? "");
    });
}

function namesIn(text: string): ReadonlySet<string> {
  try {
    const skills = (JSON.parse(text) as { readonly skills?: unknown } | null)?.skills;
    if (typeof skills !== "object" || skills === null) return new Set();
    if (Array.isArray(skills)) return new Set(skills.flatMap(nameOf));
    return new Set(Object.keys(skills));
  } catch {
    return new Set();
  }
}

function nameOf(entry: unknown): string[] {
  if (typeof entry === "string") return [entry];
  const name = (entry as { readonly name?: unknown } | null)?.name;
  return typeof name === "string" ? [name] : [];
}
