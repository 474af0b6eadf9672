/** Folders of material for tests, and of copies that were put aside. */
const SAMPLES =
  /^(?:__fixtures?__|(?:[\w.-]+[-_.])?fixtures?|test[-_]?data|(?:[\w.-]+[-_.])?backups)$/i;
/** Below these a folder has the name that its author gave a skill or a plugin, whatever it says. */
const COLLECTIONS = /^(?:skills|plugins|packages|extensions)$/i;

/**
 * True for the root-relative path of a SKILL.md or plugin manifest that only tests or backups hold: no host looks
 * there. The skill's own folder may be called anything, and so may what lies in a collection.
 */
export function isSamplePath(path: string): boolean {
  const folders = path.split("/").slice(0, -2);
  const collection = folders.findIndex((folder) => COLLECTIONS.test(folder));
  const above = collection === -1 ? folders : folders.slice(0, collection);
  return above.some((folder) => SAMPLES.test(folder));
}
