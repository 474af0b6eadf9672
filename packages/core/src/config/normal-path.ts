/** Without empty and `.` segments, so that one file has one spelling. */
export function normalPath(path: string): string {
  return path
    .split("/")
    .filter((segment) => segment !== "" && segment !== ".")
    .join("/");
}
