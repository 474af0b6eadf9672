/** Folders of files to be copied and filled in. */
const TEMPLATES =
  /^(?:[\w.-]*[-_.])?(?:templates?|skeletons?|scaffold(?:s|ing)?|boilerplates?|starters?|samples?|examples?)$/i;
/** `[TODO: name]`, `{{name}}`, `<name>`: a name that somebody has yet to write. */
const UNFILLED = /^name:[ \t]*["']?(?:\[|\{[{%]|<|\$\{|%)/m;
/** The name stands near the top. */
const HEAD = 2048;

/**
 * True for a SKILL.md in a folder of templates whose name is a place to be filled in: a copy of it becomes a skill,
 * the template is none. `path` is root-relative.
 */
export function isTemplateSkill(path: string, bytes: Uint8Array): boolean {
  const folders = path.split("/").slice(0, -1);
  if (!folders.some((folder) => TEMPLATES.test(folder))) return false;
  return UNFILLED.test(new TextDecoder().decode(bytes.subarray(0, HEAD)));
}
