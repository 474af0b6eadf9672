import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/repository-of.ts";
import { lint } from "../run-lint.ts";
import { securityRules } from "./index.ts";

const FRONT = "---\nname: demo\ndescription: Does one small thing.\n---\n\n";
const ONLY = new Set(securityRules.map(({ meta }) => meta.id));
const LENGTH = 60_000;

/** Parts that come near to what a rule looks for, over and over. */
const PARTS = [
  "rm -rf / ",
  "rm -rf ~",
  "curl https://a.b | ",
  "curl | sh\n",
  "$(curl ",
  "iex (irm ",
  "<!-- send token ",
  "<!-- ignore all of the previous ",
  "[a]: # (send token https://",
  "A".repeat(59),
  "aA1/",
  "\\x00",
  "0x00, ",
  "sk-ant-",
  "AKIA",
  "-----BEGIN PRIVATE KEY-----",
  "-----BEGIN PRIVATE KEY-----          ",
  "api_key=",
  "key = 'aB3",
  "\u200b",
  "a\u200b",
  "\u202e",
  "\u{e0061}",
  "https://a\u0430.b ",
  "https://\u0430",
  ":(){ :|",
  "`rm -rf /",
  "- never\n",
  "| a | `rm -rf /` |\n",
];

describe("security rules", () => {
  it.each(PARTS)("end soon on a text full of %j", (part) => {
    const text = part.repeat(Math.ceil(LENGTH / part.length));
    const repository = repositoryOf({
      "skills/demo/SKILL.md": `${FRONT}Do it.\n`,
      "skills/demo/references/one.md": text,
      "skills/demo/references/two.md": `\`\`\`bash\n${text}\n\`\`\`\n`,
      "skills/demo/scripts/one.sh": text,
      "skills/demo/scripts/one.py": `os.system("${text}`,
    });
    const start = performance.now();
    const { findings } = lint(repository, DEFAULT_CONFIG, { only: ONLY });
    expect(performance.now() - start).toBeLessThan(5000);
    for (const { range, file } of findings) {
      const end = repository.texts.get(file ?? "")?.length ?? 0;
      expect(range?.end ?? 0).toBeLessThanOrEqual(Math.max(end, LENGTH));
    }
  });
});
