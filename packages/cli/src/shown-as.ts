import { CtxfstError } from "@ctxfst/core";

/** Does something with a file; errors name it as the caller did, not by a path of this machine. */
export async function shownAs<T>(
  { path, shown }: { readonly path: string; readonly shown: string },
  action: () => T | Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    if (!(cause instanceof CtxfstError) || cause.file !== path) throw cause;
    const message = cause.message.replaceAll(path, shown);
    throw new CtxfstError(cause.code, message, { file: shown, line: cause.line, cause });
  }
}
