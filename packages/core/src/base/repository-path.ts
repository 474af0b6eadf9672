// Paths from the repository's root: parts joined by "/", the root itself "".

/** The folder that holds a file or folder; "" for what stands at the root, and for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** The last part of a path, without the "/" of a folder. */
export function lastSegment(path: string): string {
  const trimmed = path.endsWith("/") ? path.slice(0, -1) : path;
  return trimmed.slice(trimmed.lastIndexOf("/") + 1);
}

/** A folder and all that hold it, the root last. */
export function foldersUpFrom(folder: string): readonly string[] {
  const folders = [folder];
  for (let at = folder; at !== ""; ) {
    at = folderOf(at);
    folders.push(at);
  }
  return folders;
}

/** True for what stands in a folder at any depth, not for the folder itself. */
export function isBelow(folder: string, path: string): boolean {
  return folder === "" ? path !== "" : path.startsWith(`${folder}/`);
}

/** What stands before a name in a folder: "" at the root, else the folder and "/". */
export function folderPrefix(folder: string): string {
  return folder === "" ? "" : `${folder}/`;
}

/** A path that is written in a file of `folder`, from the root; null where it leaves the repository. */
export function resolvePath(folder: string, path: string): string | null {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}

/** A path as one writes it in a file of `folder`. */
export function relativePath(folder: string, path: string): string {
  const from = folder === "" ? [] : folder.split("/");
  const to = path.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}
