import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type AnswerCache, digestFiles, openAnswerCache } from "@ctxfst/core/node";
import { type BaselineFile, baselineFile, readBaselineText } from "./baseline-file.ts";
import { checkoutPrefix } from "./checkout-prefix.ts";
import type { Invocation } from "./command.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { Shell } from "./io.ts";
import { type OpenRepository, pathInside } from "./open-repository.ts";
import { textOption } from "./parse-command-line.ts";

/** The place of one call's answer in the cache. */
export interface LintCache {
  readonly key: string;
  readonly answers: AnswerCache;
}

/** Options of calls that write, or that ask git for more than the files at hand. */
const NOT_KEPT = ["fix", "fix-dry-run", "update-baseline", "changed"] as const;

/** Null for a call whose answer is no pure function of the checkout, and where no cache is to be trusted. */
export function lintCache(
  invocation: Invocation,
  opened: OpenRepository,
  shell: Shell,
): LintCache | null {
  const { options } = invocation;
  if (NOT_KEPT.some((name) => options[name] !== undefined && options[name] !== false)) return null;
  const code = ownCode();
  if (code === null) return null;
  const answers = openAnswerCache(opened.root, shell.env);
  return answers === null ? null : { key: keyOf(code, invocation, opened, shell), answers };
}

/** Prints what the cache holds for a call, or what `answer` prints, which the cache keeps then. */
export function answerOnce(
  cache: LintCache | null,
  shell: Shell,
  answer: (shell: Shell) => ExitCode,
): ExitCode {
  if (cache === null) return answer(shell);
  const kept = cache.answers.read(cache.key);
  if (kept !== null) {
    shell.stdout(kept.stdout);
    return kept.code === EXIT.fine ? EXIT.fine : EXIT.wrong;
  }
  let stdout = "";
  const code = answer({
    ...shell,
    stdout: (text) => {
      stdout += text;
      shell.stdout(text);
    },
  });
  cache.answers.write(cache.key, { stdout, code });
  return code;
}

function keyOf(
  code: string,
  { options, arguments: paths }: Invocation,
  opened: OpenRepository,
  shell: Shell,
): string {
  const { root, config, configProblems, files } = opened;
  const baseline = baselineFile(textOption(options, "baseline"), config.baseline, root, shell.cwd);
  return JSON.stringify([
    code,
    process.version,
    options,
    paths.map((path) => [pathInside(root, shell.cwd, path), isFolder(resolve(shell.cwd, path))]),
    [shell.columns, shell.isQuiet, shell.isJson, shell.style("error", "x")],
    [config, configProblems, checkoutPrefix(root)],
    baseline === null ? null : [baseline.label, contentOf(baseline)],
    digestFiles(files),
  ]);
}

/** What tells one build from another: its files, whose names hold digests of what is in them. Null for source code. */
function ownCode(): string | null {
  const file = fileURLToPath(import.meta.url);
  if (extname(file) === ".ts") return null;
  const folder = dirname(file);
  const hash = createHash("sha256").update(readdirSync(folder).sort().join("\n"));
  return hash.update(readFileSync(join(folder, "index.js"))).digest("hex");
}

function isFolder(path: string): boolean | null {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? null;
}

function contentOf(baseline: BaselineFile): string | null {
  try {
    const text = readBaselineText(baseline);
    return text === null ? null : createHash("sha256").update(text).digest("hex");
  } catch {
    return null;
  }
}
