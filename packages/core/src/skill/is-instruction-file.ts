const NAME = /(?:^|\/)(?:AGENTS(?:\.override)?|CLAUDE(?:\.local)?|GEMINI)\.md$/;

/** True for AGENTS.md, CLAUDE.md and GEMINI.md in any folder: what agents are told about a repository. */
export function isInstructionFile(path: string): boolean {
  return NAME.test(path);
}
