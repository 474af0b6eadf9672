import type { RuleReport } from "../finding.ts";
import type { TextRule } from "../rule.ts";
import { isPlaceholder } from "./is-placeholder.ts";
import { nearbyLineStart } from "./nearby-line.ts";
import type { ScannedText } from "./scanned-texts.ts";
import { GENERAL_FORM, SECRET_CANDIDATE, SECRET_FORMS, type SecretForm } from "./secret-forms.ts";
import { shannonEntropy } from "./shannon-entropy.ts";

export const secret: TextRule = {
  meta: {
    id: "secret",
    summary: "No key, token or private key stands in the text.",
    category: "security",
    severity: "error",
    fix: null,
  },
  checkText(scanned) {
    const isCandidate = SECRET_CANDIDATE.test(scanned.text);
    return check(scanned, isCandidate ? [...SECRET_FORMS, GENERAL_FORM] : [GENERAL_FORM]);
  },
};

/** Where keys are made up so that programs can be tried. */
const TESTS =
  /(?:^|\/)(?:tests?|__tests__|fixtures?|__fixtures__|test[-_]?data|specs?|mocks?|__mocks__|evals?)\/|(?:^|\/)(?:test_|conftest)[^/]*$|[._-](?:test|spec)\.\w+$/i;
/** Words on the line that say that it is no secret. */
const DISCLAIMED =
  /\b(?:fake|dummy|sample|placeholder|example|invalid|revoked|expired|redacted|not (?:a )?real|canary|honey\w*)\b/i;
const SHOWN_CHARACTERS = 4;
const LOOK_BACK = 60;

function check({ file, text }: ScannedText, forms: readonly SecretForm[]): RuleReport[] {
  const taken = new Set<number>();
  return forms.flatMap(({ kind, pattern, before, entropy }) =>
    [...text.matchAll(pattern)].flatMap((match): RuleReport[] => {
      const value = match[1] as string;
      const valueStart = match.index + match[0].indexOf(value);
      const end = valueStart + value.length;
      const lead = text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
      if (before !== undefined && !before.test(lead)) return [];
      // The last form is a general one; what has a form of its own is said already.
      if (taken.has(end) || !isSecret(value, entropy)) return [];
      if (DISCLAIMED.test(lineUpTo(text, match.index, end))) return [];
      taken.add(end);
      const start = before === undefined ? match.index : valueStart;
      return [
        {
          args: { kind, shown: `${text.slice(start, start + SHOWN_CHARACTERS)}…` },
          file,
          range: { start, end },
          ...(TESTS.test(file) ? { severity: "warning" as const } : {}),
        },
      ];
    }),
  );
}

function isSecret(value: string, minimum: number): boolean {
  const random = value.replace(/\\n|\s/g, "");
  return shannonEntropy(random) >= minimum && !isPlaceholder(random);
}

function lineUpTo(text: string, start: number, end: number): string {
  return text.slice(nearbyLineStart(text, start), end);
}
