import type { TextRange } from "../../base/text-range.ts";
import type { MarkdownCode } from "../../parser/markdown-body.ts";
import type { YamlValue } from "../../parser/yaml-value.ts";
import type { Skill } from "../../skill/skill.ts";
import { findField } from "../find-field.ts";
import { nearbyLineStart } from "./nearby-line.ts";
import { readShell, type ShellCommand, type ShellPipeline } from "./read-shell.ts";
import type { ScannedText } from "./scanned-texts.ts";
import { programOf } from "./shell-program.ts";

/** A pipeline that a text holds. */
export interface FoundPipeline {
  readonly pipeline: ShellPipeline;
  readonly range: TextRange;
  /**
   * `load`: runs by itself, without a decision of the model. `block`: a block of shell code; `inline`: a code span;
   * `script`: a file to be run, or a shell command in one.
   */
  readonly place: "load" | "block" | "inline" | "script";
}

const SHELL_INFO =
  /^(?:!|$|[{.]*(?:sh|bash|zsh|fish|ksh|shell|shellscript|shell-?session|console|terminal|command|cmd|bat|batch|powershell|pwsh|ps1)\b)/i;
/** A code span that begins in the middle of something quotes an input of somebody else. */
const FRAGMENT = /^\s*[;|&'")}]/;
const SHELL_EXTENSION = /^(?:sh|bash|zsh|fish|ksh|ps1|bat|cmd)$/;
const SCRIPT_EXTENSION = /^(?:py|js|mjs|cjs|ts|mts|rb|pl|php|lua)$/;

/** The pipelines of everything in a text that a shell would run. */
export function findShellCode(scanned: ScannedText): FoundPipeline[] {
  const { text, skill, extension } = scanned;
  const body = scanned.markdown();
  if (body !== null) {
    const found = body.code.flatMap((code) => pipelinesOf(text, code));
    return skill === null ? found : [...hookPipelines(skill), ...found];
  }
  if (SHELL_EXTENSION.test(extension) || /^#!.*sh\b/.test(text))
    return expand(readShell(text), "script", null);
  return SCRIPT_EXTENSION.test(extension) ? calledCommands(text) : [];
}

function pipelinesOf(
  text: string,
  { kind, info, range, contentRange }: MarkdownCode,
): FoundPipeline[] {
  if (kind === "inline" && FRAGMENT.test(text.slice(contentRange.start, contentRange.start + 8)))
    return [];
  if (kind === "indented" || (kind === "fenced" && !SHELL_INFO.test(info))) return [];
  const isLoad =
    kind === "inline" ? isInjection(text, range.start) : info.startsWith("!") && range.end > 0;
  const place = isLoad ? "load" : kind === "inline" ? "inline" : "block";
  const found = expand(readShell(text, contentRange.start, contentRange.end), place, null);
  // A block of no language may be a log, a list or a quotation.
  return kind === "fenced" && info === "" ? found.filter((one) => isAtStart(text, one)) : found;
}

const LINE_HEAD = /^(?:[\s$%>]*|[^`'":;]{0,200}&&\s*)$/;

function isAtStart(text: string, { range }: FoundPipeline): boolean {
  return LINE_HEAD.test(text.slice(nearbyLineStart(text, range.start), range.start));
}

/** A code span behind `!` at the start of a word is run when the skill is loaded. */
export function isInjection(text: string, start: number): boolean {
  return text.charAt(start - 1) === "!" && /^\s?$/.test(text.charAt(start - 2));
}

const SHELL = /^(?:(?:ba|z|da|k|a|fi)?sh|powershell|pwsh|cmd|su)(?:\.exe)?$/;
const COMMAND_OPTION = /^(?:-\w*c|-command|\/c)$/i;

/** Each pipeline, those inside it, and those that it hands to another shell as text. */
function expand(
  pipelines: readonly ShellPipeline[],
  place: FoundPipeline["place"],
  outer: TextRange | null,
): FoundPipeline[] {
  return pipelines.flatMap((pipeline) => {
    const start = pipeline[0]?.start ?? 0;
    const range = outer ?? { start, end: pipeline.at(-1)?.end ?? start };
    const inner = pipeline.flatMap((command) => {
      const handed = handedText(command);
      return [
        ...expand(command.inner, place, outer),
        ...(handed === null ? [] : expand(readShell(handed), place, range)),
      ];
    });
    return [{ pipeline, range, place }, ...inner];
  });
}

/** The text in `bash -c "…"`, `eval "…"` or `ssh host "…"`. */
function handedText(command: ShellCommand): string | null {
  const { name, arguments: args } = programOf(command);
  if (name === "eval") return args.join(" ");
  if (name === "ssh") return args.length > 1 ? (args.at(-1) ?? null) : null;
  if (!SHELL.test(name)) return null;
  const option = args.findIndex((arg) => COMMAND_OPTION.test(arg));
  return option === -1 ? null : (args[option + 1] ?? null);
}

/** A command that hosts run at an event while the skill is active. */
export interface HookCommand {
  readonly event: string;
  readonly command: string;
  readonly range: TextRange;
}

/** The commands of the `hooks` in a skill's front matter, whatever their nesting. */
export function hookCommands(skill: Skill): HookCommand[] {
  const hooks = findField(skill, "hooks")?.value;
  if (hooks?.kind !== "map") return [];
  return hooks.fields.flatMap(({ key, value }) => commandsOf(value, key));
}

function commandsOf(value: YamlValue, event: string): HookCommand[] {
  if (value.kind === "list") return value.items.flatMap((item) => commandsOf(item, event));
  if (value.kind !== "map") return [];
  return value.fields.flatMap(({ key, value: inner }) => {
    if (inner.kind !== "scalar") return commandsOf(inner, event);
    const isCommand =
      /^(?:command|bash|powershell|run|script)$/.test(key) && inner.text.trim() !== "";
    return isCommand ? [{ event, command: inner.text, range: inner.range }] : [];
  });
}

function hookPipelines(skill: Skill): FoundPipeline[] {
  return hookCommands(skill).flatMap(({ command, range }) =>
    expand(readShell(command), "load", range),
  );
}

/** Calls by which programs hand a line, or its words, to a shell. */
const CALL =
  /\b(?:os\.system|os\.popen|subprocess\.\w+|system|popen|exec|execSync|execFile|execFileSync|spawn|spawnSync|execa|execaCommand|shell_exec|passthru)\s*\(\s*/g;
/** A literal, or a list of them, one escape or character at a time. */
const LITERAL =
  /[frbu]{0,2}(?:"((?:[^"\\\n]|\\.){1,500})"|'((?:[^'\\\n]|\\.){1,500})'|`((?:[^`\\]|\\.){1,500})`)/y;

function calledCommands(text: string): FoundPipeline[] {
  return [...text.matchAll(CALL)].flatMap((call) => {
    const start = call.index + call[0].length;
    const { command, end } = readArguments(text, start);
    if (command === "") return [];
    return expand(readShell(command), "script", { start, end });
  });
}

const MAXIMUM_WORDS = 20;

/** One literal, or the words of a list of literals joined. */
function readArguments(text: string, start: number): { command: string; end: number } {
  const isList = text.charAt(start) === "[";
  const words: string[] = [];
  let at = isList ? start + 1 : start;
  while (words.length < (isList ? MAXIMUM_WORDS : 1)) {
    while (isList && /[\s,]/.test(text.charAt(at))) at += 1;
    LITERAL.lastIndex = at;
    const literal = LITERAL.exec(text);
    if (literal === null) break;
    words.push(literal[1] ?? literal[2] ?? literal[3] ?? "");
    at = LITERAL.lastIndex;
  }
  return { command: words.join(" "), end: at };
}
