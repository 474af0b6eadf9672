import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The skills of a run that is killed, in their order, by what may be done when their outcome is unknown. */
export const CRASH_SKILLS = [
  { name: "s1", replay: "safe", hasArtifact: true },
  { name: "s2", replay: "never", hasArtifact: true },
  { name: "s3", replay: "ask", hasArtifact: false },
  { name: "s4", replay: "safe", hasArtifact: false },
  { name: "s5", replay: "never", hasArtifact: true },
  { name: "s6", replay: "ask", hasArtifact: true },
] as const;

export const CRASH_GOAL = "entity:f6";

/** Does something to files that can be counted, and ends its parent first where it is told to. */
const EFFECT = `name=$1
if [ -f kill-in ] && [ "$(cat kill-in)" = "$name-before" ]; then rm kill-in; kill -9 $PPID; sleep 0.2; fi
echo "$name" >> effects.log
echo "$name" > "$name.txt"
if [ -f kill-in ] && [ "$(cat kill-in)" = "$name-after" ]; then rm kill-in; kill -9 $PPID; sleep 0.2; fi
`;
const UNDO = `name=$1
echo "$name" >> undone.log
rm "$name.txt"
`;

/** Writes a repository whose six skills follow each other and have effects on files. */
export function writeCrashRepository(root: string): void {
  const execution = CRASH_SKILLS.map(({ name, hasArtifact }) => {
    const artifacts = hasArtifact ? `, artifacts: ${name}.txt` : "";
    return `  ${name}: { command: [sh, effect.sh, ${name}], compensate: [sh, undo.sh, ${name}]${artifacts} }\n`;
  });
  writeFileSync(
    join(root, "ctxfst.yaml"),
    `goals:\n  - { id: last, goal: "${CRASH_GOAL}", given: ["entity:f0"] }\nexecution:\n${execution.join("")}`,
  );
  writeFileSync(join(root, "effect.sh"), EFFECT);
  writeFileSync(join(root, "undo.sh"), UNDO);
  CRASH_SKILLS.forEach(({ name, replay }, i) => {
    mkdirSync(join(root, "skills", name), { recursive: true });
    writeFileSync(
      join(root, "skills", name, "SKILL.md"),
      `---
name: ${name}
description: Makes one file. Use when the file is needed.
preconditions: ["entity:f${i}"]
postconditions: ["entity:f${i + 1}"]
replay: ${replay}
---

# Steps

Make the file.
`,
    );
  });
}

/** How often each skill had its effect, or was undone. */
export function countLines(
  root: string,
  log: "effects.log" | "undone.log",
): ReadonlyMap<string, number> {
  const file = join(root, log);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return lines.reduce(
    (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1),
    new Map<string, number>(),
  );
}
