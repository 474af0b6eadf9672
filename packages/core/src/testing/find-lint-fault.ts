import { DEFAULT_CONFIG } from "../config/config.ts";
import { formatMessage } from "../report/messages.ts";
import type { Finding } from "../rules/finding.ts";
import { fixRepository } from "../rules/fix-repository.ts";
import { lint } from "../rules/run-lint.ts";
import { buildRepository } from "../skill/build-repository.ts";
import { PROFILES } from "../skill/profiles/profiles.ts";
import type { Repository, RepositoryFiles } from "../skill/repository.ts";

const ALL_PROFILES = PROFILES.map(({ id }) => id);
const NEIGHBOUR =
  "---\nname: other\ndescription: Does other things.\n---\nSee ../tidy-notes/SKILL.md.\n";

/**
 * Lints and fixes a repository whose one skill has these bytes, under all profiles, and gives what is wrong with the
 * answer: a range outside of its file, words that are none, a fix that leaves something to fix. Null when all is well.
 * Whatever is thrown goes through.
 */
export function findLintFault(bytes: Uint8Array): string | null {
  const files = filesOf(bytes);
  const options = { profiles: ALL_PROFILES, aggregate: false };
  const repository = buildRepository(files, DEFAULT_CONFIG);
  for (const finding of lint(repository, DEFAULT_CONFIG, options).findings) {
    const fault = faultOf(finding, repository);
    if (fault !== null) return `${finding.rule}: ${fault}`;
  }
  const fixed = fixRepository(files, DEFAULT_CONFIG, "safe", options);
  const left = fixed.lint.findings.find(({ fix, file }) => fix?.tier === "safe" && isOwn(file));
  return left === undefined || fixed.applied === 0
    ? null
    : `${left.rule}: fixed, and fixable still`;
}

function filesOf(bytes: Uint8Array): RepositoryFiles {
  return {
    skills: [
      { path: "skills/other/SKILL.md", bytes: new TextEncoder().encode(NEIGHBOUR), symlink: null },
      { path: "skills/tidy-notes/SKILL.md", bytes, symlink: null },
    ],
    paths: [
      "skills/",
      "skills/other/",
      "skills/other/SKILL.md",
      "skills/tidy-notes/",
      "skills/tidy-notes/SKILL.md",
      "skills/tidy-notes/run.sh",
    ],
    skipped: [],
    // The same text as a script beside the skill, for the rules that read scripts.
    texts: new Map([["skills/tidy-notes/run.sh", new TextDecoder().decode(bytes)]]),
    sizes: new Map(),
  };
}

function isOwn(file: string | null): boolean {
  return file?.toLowerCase().startsWith("skills/tidy-notes/") === true;
}

function faultOf(finding: Finding, repository: Repository): string | null {
  const { file, range, fix } = finding;
  const message = formatMessage(finding);
  if (/undefined|\[object|\n/.test(message)) return `words are missing: ${message}`;
  const text =
    file === null
      ? undefined
      : (repository.skills.find((skill) => skill.file === file)?.document.text ??
        repository.texts.get(file));
  if (text === undefined) return null;
  const ranges = [
    ...(range === null ? [] : [range]),
    ...(fix?.edits ?? []).map((edit) => edit.range),
  ];
  const wrong = ranges.find(({ start, end }) => start < 0 || start > end || end > text.length);
  return wrong === undefined ? null : `${wrong.start}-${wrong.end} of ${text.length} characters`;
}
