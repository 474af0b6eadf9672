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

/** A SKILL.md: what its own rules have parsed is there. */
export function scannedSkill(skill: Skill): ScannedText {
  const { file, document } = skill;
  return { file, text: document.text, skill, extension: "md", markdown: () => document.body() };
}

/** Every Markdown file and script that lies beside a skill or instructs agents, by path. */
export function scannedTexts({ texts }: Repository): readonly ScannedText[] {
  const scanned: ScannedText[] = [];
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
