import { findNearest } from "../../../algorithms/find-nearest.ts";
import { isRecord } from "../../../base/is-record.ts";
import { parseJson } from "../../../base/parse-json.ts";
import { folderOf, foldersUpFrom, lastSegment } from "../../../base/repository-path.ts";
import { trimEnd } from "../../../base/trim-end.ts";
import type { Repository } from "../../../skill/repository.ts";
import type { RuleReport } from "../../finding.ts";
import type { InstructionText } from "./instruction-text.ts";
import { isDenied } from "./is-denied.ts";

/** `npm run build`, `pnpm run lint:fix`; what follows on the line tells where it runs. */
const RUN =
  /(?<![\w./-])(npm|pnpm)[ \t]+run(?:-script)?[ \t]+([A-Za-z][\w.:@/-]*)(?![\w.:@/-]*[*<>${}[\]])([^\n`]*)/g;
/** What runs it in another package, or only where it exists. */
const ELSEWHERE =
  /(?:^|\s)(?:--workspaces?\b|-ws?\b|--prefix\b|--filter\b|-F\b|-C\b|--if-present\b|-r\b|--recursive\b)/;
/** Names that stand for any name. */
const PLACEHOLDER =
  /^(?:x+|y|foo|bar|script|script-?name|name|command|task|something|your-.*|my-.*)$/i;

interface Manifest {
  readonly file: string;
  readonly folder: string;
  readonly scripts: ReadonlySet<string>;
}

/** Scripts that an instruction file says to run and the nearest package.json does not have. */
export function checkScripts(
  { file, folder, text }: InstructionText,
  manifestAt: (folder: string) => Manifest | null,
  manifests: readonly Manifest[],
): readonly RuleReport[] {
  const above = foldersUpFrom(folder).flatMap((at) => manifestAt(at) ?? []);
  const nearest = above[0];
  if (nearest === undefined) return [];
  const told = new Set<string>();
  return [...text.matchAll(RUN)].flatMap((match): RuleReport[] => {
    const [, runner = "", written = "", rest = ""] = match;
    const script = trimEnd(written, ".:/");
    if (script === "" || told.has(script) || PLACEHOLDER.test(script)) return [];
    // A folder above may be where the command is run, or another package that the text speaks of.
    if (above.some(({ scripts }) => scripts.has(script))) return [];
    if (manifests.some((other) => other.scripts.has(script) && speaksOf(text, other))) return [];
    const line = text.slice(text.lastIndexOf("\n", match.index) + 1, match.index);
    if (ELSEWHERE.test(rest) || isMovedTo(text, match.index) || isDenied(line, rest)) return [];
    told.add(script);
    const near = findNearest(script, nearest.scripts);
    const start = match.index + match[0].indexOf(written, runner.length);
    return [
      {
        args: {
          cause: "script",
          script,
          manifest: nearest.file,
          ...(near === null ? {} : { nearest: near }),
        },
        file,
        range: { start, end: start + script.length },
      },
    ];
  });
}

/** The manifests of a repository that could be read. */
export function readManifests({ texts }: Repository): readonly Manifest[] {
  return [...texts].flatMap(([file, text]): Manifest[] => {
    if (!/(?:^|\/)package\.json$/.test(file)) return [];
    const reading = parseJson(text);
    if (!reading.ok || !isRecord(reading.value)) return [];
    const { scripts } = reading.value;
    const folder = folderOf(file);
    return [{ file, folder, scripts: new Set(isRecord(scripts) ? Object.keys(scripts) : []) }];
  });
}

/** By its folder, whole or the last part of it. */
function speaksOf(text: string, { folder }: Manifest): boolean {
  return folder !== "" && text.includes(lastSegment(folder));
}

/** True where a `cd` before it in the same block or paragraph says that it runs elsewhere. */
function isMovedTo(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 400), offset);
  const paragraph = before.slice(before.lastIndexOf("\n\n") + 1);
  return /(?:^|[\s`&;])(?:cd|pushd)[ \t]+[\w./~-]/m.test(paragraph);
}
