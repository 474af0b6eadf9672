import { compareText } from "../../../base/compare.ts";
import { folderOf, foldersUpFrom, lastSegment } from "../../../base/repository-path.ts";
import type { MarkdownBody } from "../../../parser/markdown-body.ts";
import { parseMarkdown } from "../../../parser/parse-markdown.ts";
import { isInstructionFile } from "../../../skill/is-instruction-file.ts";
import { matchGlobs } from "../../../skill/match-globs.ts";
import type { RuleContext } from "../../rule.ts";

/** A file that tells agents about the repository: AGENTS.md, CLAUDE.md, GEMINI.md. */
export interface InstructionText {
  readonly file: string;
  readonly name: string;
  /** Its folder, "" for the root. */
  readonly folder: string;
  readonly text: string;
  /** True where another one of the same folder says the same, as a link does. */
  readonly isCopy: boolean;
  /** Parses the text on first use and keeps it. */
  body(): MarkdownBody;
}

/** Folders whose files are about another repository: what is named there is not here. */
const ELSEWHERE =
  /(?:^|\/)(?:templates?|fixtures?|examples?|samples?|tests?|__tests__|evals?|evaluations?|benchmarks?|assets|scaffolds?|boilerplates?|starters?|testdata|node_modules|vendor|third_party|references?|i18n|translations?|docs)\//i;

/**
 * The instruction files whose statements can be checked, by path: those in folders of skills, vendored folders,
 * templates and the like are about something else.
 */
export function readInstructionTexts({
  repository,
  config,
  index,
}: RuleContext): readonly InstructionText[] {
  const isVendored = matchGlobs(config.vendored);
  const seen = new Set<string>();
  const inSkill = (file: string): boolean =>
    foldersUpFrom(folderOf(file)).some((folder) => folder !== "" && index.byFolder.has(folder));
  return [...repository.texts.keys()]
    .filter(
      (file) =>
        isInstructionFile(file) && !ELSEWHERE.test(file) && !isVendored(file) && !inSkill(file),
    )
    .sort(compareText)
    .map((file): InstructionText => {
      const text = repository.texts.get(file) as string;
      const folder = folderOf(file);
      const isCopy = seen.has(`${folder}\0${text}`);
      seen.add(`${folder}\0${text}`);
      let body: MarkdownBody | undefined;
      return {
        file,
        name: lastSegment(file),
        folder,
        text,
        isCopy,
        body() {
          body ??= parseMarkdown(text);
          return body;
        },
      };
    });
}
