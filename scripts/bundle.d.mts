/** Files of a bundle by path relative to its output folder. */
export function bundle(
  name: "cli" | "action",
): Promise<Readonly<Record<string, string | Uint8Array>>>;
