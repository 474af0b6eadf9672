import { compareText } from "../../base/compare.ts";
import { lastSegment } from "../../base/repository-path.ts";
import type { Repository } from "../../skill/repository.ts";
import { filesOfSkills } from "../body/files-of-skills.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";

export const opaqueFile: RepositoryRule = {
  meta: {
    id: "opaque-file",
    summary: "Everything that a skill brings along and that can be run was read.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkRepository({ repository }) {
    return [...filesOfSkills(repository)].flatMap(([, files]): RuleReport[] => {
      const opaque = files.flatMap((file) => {
        const kind = kindOf(file, repository);
        return kind === null ? [] : [{ file, kind }];
      });
      const first = opaque.sort((a, b) => compareText(a.file, b.file))[0];
      if (first === undefined) return [];
      return [
        {
          args: {
            kinds: [...new Set(opaque.map(({ kind }) => kind))].sort(compareText),
            files: opaque.slice(0, SHOWN).map(({ file }) => lastSegment(file)),
            count: opaque.length,
          },
          file: first.file,
          range: null,
          related: opaque.slice(1, SHOWN).map(({ file }) => ({ file, range: null })),
        },
      ];
    });
  },
};

const SHOWN = 5;

/*
 * By what a file can do: pictures, fonts, sounds, PDF files and office documents without macros are shown, not run, and
 * skills bring many of them.
 */
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    "program",
    /\.(?:exe|dll|so|dylib|scr|msi|app|apk|ipa|deb|rpm|dmg|pkg|jar|war|class|wasm|node|o|a|lib|bin|elf|sys|efi|lnk|hta|vbe|jse)$/i,
  ],
  ["bytecode", /\.(?:pyc|pyo|pyd|luac|beam|hbc)$/i],
  [
    "archive",
    /\.(?:zip|tar|t?gz|tgz|bz2|tbz2?|xz|txz|zst|7z|rar|cab|iso|img|whl|egg|gem|crx|xpi|vsix|nupkg|mcpb|dxt|skill)$/i,
  ],
  ["macro", /\.(?:docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppsm|ppam)$/i],
  ["pickle", /\.(?:pkl|pickle|joblib|dill|pt|pth|ckpt)$/i],
];
/** Texts that are read and searched, as far as they are no larger than others. */
const TEXT =
  /\.(?:md|mdx|markdown|sh|bash|zsh|fish|ps1|bat|cmd|py|js|mjs|cjs|ts|mts|rb|pl|php|lua)$/i;

function kindOf(file: string, { sizes, texts }: Repository): string | null {
  const size = sizes.get(file);
  if (size === undefined || size === 0) return null;
  const kind = KINDS.find(([, pattern]) => pattern.test(file))?.[0];
  if (kind !== undefined) return kind;
  if (texts.get(file)?.includes("\0") === true) return "program";
  return TEXT.test(file) && !texts.has(file) ? "text" : null;
}
