const MANIFEST = /(?:^|\/)\.claude-plugin\/[^/]+\.json$/;

/** True for files outside of skills that rules and discovery read wherever they lie: plugin manifests, lock files. */
export function isManifest(path: string): boolean {
  return path.endsWith("skills-lock.json") || MANIFEST.test(path);
}
