import { decodeBase64Text } from "./decode-base64.ts";
import type { ShellCommand, ShellPipeline } from "./read-shell.ts";
import { programOf, type ShellProgram } from "./shell-program.ts";

/** A command that runs text which nobody has seen. */
export interface RemoteRun {
  /** Where the text comes from: the address, or `base64` for text that is decoded first. */
  readonly source: string;
  /** The program that runs it. */
  readonly runner: string;
  /** The encoded text, where it stands in the command. */
  readonly decoded?: string;
}

const SHELLS = /^(?:ba|z|da|k|a|fi)?sh(?:\.exe)?$/;
const INTERPRETERS = /^(?:python[\d.]*|node|deno|bun|ruby|perl|php)$/;
const DOWNLOADS =
  /^(?:curl|wget|fetch|http|https|xh|aria2c|iwr|irm|invoke-webrequest|invoke-restmethod)(?:\.exe)?$/;
const EVALUATES = /^(?:iex|invoke-expression)$/;
const ADDRESS = /(?:https?|ftp):\/\/[^\s"'`)>]{1,300}/i;
const LOCAL = /^\w+:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])/i;
const WEB_CLIENT = /^\.Download(?:String|Data)$/i;

/** Whether a pipeline downloads or decodes something and runs it, unseen. */
export function findRemoteRun(pipeline: ShellPipeline): RemoteRun | null {
  return findPiped(pipeline) ?? findSubstituted(pipeline);
}

const ENCODED = "base64";

/** What `echo … | base64 -d` comes to. */
function decodedText(pipeline: ShellPipeline): string | null {
  for (const command of pipeline) {
    for (const argument of programOf(command).arguments) {
      if (!/^[A-Za-z\d+/]{8,}={0,2}$/.test(argument)) continue;
      const decoded = decodeBase64Text(argument);
      if (decoded !== null) return decoded;
    }
  }
  return null;
}

/** `curl … | sh`, with whatever in between. */
function findPiped(pipeline: ShellPipeline): RemoteRun | null {
  let source: string | null = null;
  for (const command of pipeline) {
    const program = programOf(command);
    if (source !== null && runsInput(program)) {
      const decoded = source === ENCODED ? decodedText(pipeline) : null;
      return { source, runner: program.name, ...(decoded === null ? {} : { decoded }) };
    }
    source = sourceOf(program) ?? source;
  }
  return null;
}

/** True for an interpreter that is given no program of its own and so takes its input for one. */
function runsInput({ name, arguments: args }: ShellProgram): boolean {
  if (EVALUATES.test(name)) return true;
  if (SHELLS.test(name)) {
    for (const arg of args) {
      if (arg === "-s" || arg === "-" || arg === "--" || arg === "/dev/stdin") return true;
      if (/^-\w*c$/.test(arg) || !/^[-+]/.test(arg)) return false;
    }
    return true;
  }
  return INTERPRETERS.test(name) && args.every((arg) => arg === "-");
}

/** Where a program's output comes from, where that is out of sight. */
function sourceOf({ name, arguments: args }: ShellProgram): string | null {
  if (DOWNLOADS.test(name)) {
    const written = args.join(" ");
    const address =
      ADDRESS.exec(written)?.[0] ?? args.find((arg) => /\$|^[\w-]+(?:\.[\w-]+)+\//.test(arg));
    return address === undefined || LOCAL.test(address) ? null : address;
  }
  const isDecoder =
    /^(?:g?base64|base32)$/.test(name) && args.some((arg) => /^(?:-d|-D|--decode|-di)$/.test(arg));
  return isDecoder || (name === "xxd" && args.some((arg) => /^-\w*r/.test(arg))) ? ENCODED : null;
}

/** `bash -c "$(curl …)"`, `source <(curl …)`, `eval "$(curl …)"`, `iex (irm …)`. */
function findSubstituted(pipeline: ShellPipeline): RemoteRun | null {
  for (const command of pipeline) {
    const { name, arguments: args } = programOf(command);
    const isRunner =
      SHELLS.test(name) ||
      EVALUATES.test(name) ||
      name === "eval" ||
      name === "source" ||
      name === "." ||
      (INTERPRETERS.test(name) && args.some((arg) => /^-[ce]$/.test(arg)));
    if (!isRunner) continue;
    for (const inner of command.inner) {
      const source = lastSource(inner);
      if (source !== null) return { source, runner: name };
    }
    const address = args.some((arg) => WEB_CLIENT.test(arg)) ? addressIn(command.inner) : null;
    if (address !== null) return { source: address, runner: name };
  }
  return null;
}

/** The source of a pipeline's output; what `jq` or `grep` picked out of it is still unseen. */
function lastSource(pipeline: ShellPipeline): string | null {
  const sources = pipeline.map((command: ShellCommand) => sourceOf(programOf(command)));
  return sources.find((source) => source !== null) ?? null;
}

/** `(New-Object Net.WebClient).DownloadString('https://…')`: the address stands alone in its brackets. */
function addressIn(inner: readonly ShellPipeline[]): string | null {
  const words = inner.flatMap((pipeline) => pipeline.flatMap((command) => command.words));
  return (
    words.map(({ value }) => ADDRESS.exec(value)?.[0]).find((found) => found !== undefined) ?? null
  );
}
