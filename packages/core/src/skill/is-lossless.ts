import type { SkillDocument } from "../parser/skill-document.ts";

/** Whether a file's bytes can be had back from its text: bytes that are no UTF-8 are lost in decoding. */
export function isLossless({ problems }: SkillDocument): boolean {
  return !problems.some(
    ({ code, args }) =>
      code === "encoding" && (args.cause === "utf-16" || args.cause === "not-utf-8"),
  );
}
