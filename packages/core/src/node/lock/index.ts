export { updateFile } from "./update-file.ts";
export { type LockOptions, withFileLock } from "./with-file-lock.ts";
