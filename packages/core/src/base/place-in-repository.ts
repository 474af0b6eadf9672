/**
 * The path from the repository's root of a file that is named from one of its folders. `prefix` is "" or ends in a
 * slash; a config may lie above the folder that is checked (`../ctxfst.yaml`).
 */
export function placeInRepository(prefix: string, file: string): string {
  let folder = prefix;
  let rest = file;
  while (rest.startsWith("../") && folder !== "") {
    folder = folder.replace(/[^/]+\/$/, "");
    rest = rest.slice(3);
  }
  return folder + rest;
}
