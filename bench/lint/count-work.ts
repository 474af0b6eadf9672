import { indexLines } from "../../packages/core/src/base/line-index.ts";
import { DEFAULT_CONFIG } from "../../packages/core/src/config/config.ts";
import { locateFrontmatter } from "../../packages/core/src/parser/locate-frontmatter.ts";
import { readSimpleYaml } from "../../packages/core/src/parser/read-simple-yaml.ts";
import { scanBody } from "../../packages/core/src/parser/scan-body.ts";
import { lint } from "../../packages/core/src/rules/run-lint.ts";
import type { Repository } from "../../packages/core/src/skill/repository.ts";
import { repositoryOf } from "../../packages/core/src/testing/repository-of.ts";
import { generateSkills } from "./generate-skills.ts";

/** What lint does for generated skills; exact, and the same on every machine. */
export interface LintWork {
  readonly skills: number;
  /** Front matter that takes the YAML library, and bodies that take a syntax tree. */
  readonly yamlByLibrary: number;
  readonly bodiesByTree: number;
  /** Bodies that some rule asks for; each is parsed once. */
  readonly bodiesParsed: number;
}

/** Counts the work of one run over `count` generated skills. */
export function countLintWork(count: number): LintWork {
  const repository = repositoryOf(Object.fromEntries(generateSkills(count)));
  const parsed = new Set<string>();
  const counted: Repository = {
    ...repository,
    skills: repository.skills.map((skill) => ({
      ...skill,
      document: {
        ...skill.document,
        body: () => {
          parsed.add(skill.file);
          return skill.document.body();
        },
      },
    })),
  };
  lint(counted, DEFAULT_CONFIG);
  const texts = repository.skills.map(({ document }) => document.text);
  return {
    skills: repository.skills.length,
    yamlByLibrary: texts.filter((text) => !isSimpleYaml(text)).length,
    bodiesByTree: repository.skills.filter(
      ({ document: { text, bodyRange } }) =>
        scanBody(text.slice(bodyRange.start, bodyRange.end), bodyRange.start) === null,
    ).length,
    bodiesParsed: parsed.size,
  };
}

function isSimpleYaml(text: string): boolean {
  const { content } = locateFrontmatter(text, indexLines(text));
  return readSimpleYaml(text.slice(content.start, content.end), content.start) !== null;
}
