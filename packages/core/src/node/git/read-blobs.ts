import { runGit } from "./run-git.ts";

/** Contents read by one call; more are read in several. */
const BYTES_A_CALL = 64 * 1024 * 1024;
/** A line before each content, and the line break behind it. */
const FRAME_BYTES = 128;

/**
 * The contents of ids, each id once. One that this clone does not hold is left out.
 * @throws CtxfstError `git`
 */
export function readBlobs(
  root: string,
  wanted: readonly { readonly id: string; readonly size: number }[],
): ReadonlyMap<string, Uint8Array> {
  const sizes = new Map(wanted.map(({ id, size }) => [id, size]));
  const contents = new Map<string, Uint8Array>();
  let call: string[] = [];
  let bytes = 0;
  const flush = (): void => {
    if (call.length === 0) return;
    const output = runGit(root, ["cat-file", "--batch"], {
      input: `${call.join("\n")}\n`,
      maximumBytes: bytes,
    });
    addContents(output, contents);
    call = [];
    bytes = 0;
  };
  for (const [id, size] of sizes) {
    if (bytes + size > BYTES_A_CALL) flush();
    call.push(id);
    bytes += size + FRAME_BYTES;
  }
  flush();
  return contents;
}

/** Reads `ID blob SIZE`, the content and a line break, again and again; an id that is missing has a line alone. */
function addContents(output: Buffer, contents: Map<string, Uint8Array>): void {
  for (let at = 0; at < output.length; ) {
    const lineEnd = output.indexOf(0x0a, at);
    if (lineEnd === -1) return;
    const [id = "", type, size] = output.toString("latin1", at, lineEnd).split(" ");
    at = lineEnd + 1;
    if (type === "missing" || size === undefined) continue;
    const end = at + Number(size);
    if (type === "blob") contents.set(id, output.subarray(at, end));
    at = end + 1;
  }
}
