import type { MarkdownBody } from "../../parser/markdown-body.ts";
import { parseMarkdown } from "../../parser/parse-markdown.ts";
import type { Repository } from "../../skill/repository.ts";
import type { Skill } from "../../skill/skill.ts";

/** A text that agents read or run. */
export interface ScannedText {
  /** Root-relative path. */
  readonly file: string;
  readonly text: string;
  /** The skill whose SKILL.md it is; null for other files. */
  readonly skill: Skill | null;
  /** In lower case, without the dot. */
  readonly extension: string;
  /** Null for scripts. Parsed on demand, so ask only where something was found. */
  markdown(): MarkdownBody | null;
}

const MARKDOWN = /^(?:md|mdx|markdown)$/;
/** Texts that are read for other reasons: configuration, manifests, host metadata. */
const DATA = /^(?:json|jsonc|ya?ml|toml)$/;

/** What one rule parses is there for the next. */
const KNOWN = new WeakMap<Repository, readonly ScannedText[]>();

/** Every SKILL.md, and every Markdown file and script that lies beside one or instructs agents, by path. */
export function scannedTexts(repository: Repository): readonly ScannedText[] {
  const known = KNOWN.get(repository) ?? scanTexts(repository);
  KNOWN.set(repository, known);
  return known;
}

function scanTexts({ skills, texts }: Repository): readonly ScannedText[] {
  const scanned = skills.map((skill): ScannedText => {
    const { file, document } = skill;
    return {
      file,
      text: document.text,
      skill,
      extension: "md",
      markdown: () => document.body(),
    };
  });
  for (const [file, text] of texts) {
    const extension = file.slice(file.lastIndexOf(".") + 1).toLowerCase();
    // A program without an extension is no text; `opaque-file` names it.
    if (DATA.test(extension) || text.includes("\0")) continue;
    const isMarkdown = MARKDOWN.test(extension);
    let body: MarkdownBody | null = null;
    scanned.push({
      file,
      text,
      skill: null,
      extension,
      markdown: () => {
        if (isMarkdown) body ??= parseMarkdown(text);
        return body;
      },
    });
  }
  return scanned;
}
