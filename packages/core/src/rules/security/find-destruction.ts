import type { ShellCommand, ShellPipeline } from "./read-shell.ts";
import { programOf, type ShellProgram } from "./shell-program.ts";

/** What a command destroys. */
export interface Destruction {
  readonly what: "files" | "disk" | "access" | "processes";
  /** The place that is lost, as written; empty for processes. */
  readonly target: string;
}

/** The root of the file system, homes, and folders without which no system or account works. */
const ROOT =
  /^(?:\/|~|\$HOME|\$\{HOME\}|\$env:(?:USERPROFILE|HOME|SystemDrive|SystemRoot)|%(?:USERPROFILE|HOMEPATH|SystemDrive|SystemRoot)%|\/(?:home|Users|root|etc|usr|var|bin|sbin|lib|lib64|boot|opt|System|Library)|[A-Za-z]:|(?:~|\$HOME|\$\{HOME\})\/(?:Documents|Desktop|Pictures|\.ssh|\.gnupg))(?:[\\/]*\*?|[\\/]*\.\*)$/i;
const WHOLE = /^(?:\/|~|\$HOME|\$\{HOME\})\/*\*?$/;
const DEVICE =
  /^(?:\/dev\/(?:sd|hd|vd|xvd|nvme|mmcblk|disk|rdisk|mapper\/)[\w/-]*|\\\\\.\\PhysicalDrive\d+)$/i;

type Judge = (program: ShellProgram) => Destruction | null;

const files = (target: string | undefined): Destruction | null =>
  target === undefined ? null : { what: "files", target };
const disk = (target: string | undefined): Destruction | null =>
  target === undefined ? null : { what: "disk", target };

const hasFlag = (args: readonly string[], short: RegExp, long: RegExp): boolean =>
  args.some((arg) => (/^-[A-Za-z]+$/.test(arg) && short.test(arg)) || long.test(arg));
const rootIn = (args: readonly string[]): string | undefined => args.find((arg) => ROOT.test(arg));
const deviceIn = (args: readonly string[]): string | undefined =>
  args.find((arg) => DEVICE.test(arg));

const ownership: Judge = ({ arguments: args }) => {
  const target = hasFlag(args, /R/, /^--recursive$/) ? args.find((arg) => WHOLE.test(arg)) : null;
  return target === undefined || target === null ? null : { what: "access", target };
};
const windowsDelete: Judge = ({ arguments: args }) =>
  args.some((arg) => /^\/s$/i.test(arg))
    ? files(args.find((arg) => /^[A-Za-z]:\\?\*?$|^%/.test(arg) && ROOT.test(arg)))
    : null;
const powershellRemove: Judge = ({ arguments: args }) =>
  args.some((arg) => /^-r(?:ecurse)?$/i.test(arg)) ? files(rootIn(args)) : null;
const onDevice: Judge = ({ arguments: args }) => disk(deviceIn(args));

const JUDGES: Readonly<Record<string, Judge>> = {
  rm: (program) => {
    const { arguments: args } = program;
    if (hasFlag(args, /r/i, /^--recursive$|^--no-preserve-root$/)) return files(rootIn(args));
    return powershellRemove(program);
  },
  "remove-item": powershellRemove,
  ri: powershellRemove,
  rd: windowsDelete,
  rmdir: windowsDelete,
  del: windowsDelete,
  erase: windowsDelete,
  find: ({ arguments: args }) => {
    const isDelete = args.includes("-delete") || (args.includes("-exec") && args.includes("rm"));
    const isPicky = args.some((arg) =>
      /^-(?:i?name|i?path|regex|[acm]time|[acm]min|size|user|newer|empty|inum|perm)$/.test(arg),
    );
    return isDelete && !isPicky ? files(args.find((arg) => WHOLE.test(arg))) : null;
  },
  mv: ({ arguments: args }) => (args.at(-1) === "/dev/null" ? files(rootIn(args)) : null),
  chmod: ownership,
  chown: ownership,
  dd: ({ arguments: args }) =>
    disk(deviceIn(args.filter((arg) => arg.startsWith("of=")).map((arg) => arg.slice(3)))),
  shred: onDevice,
  wipefs: (program) =>
    hasFlag(program.arguments, /[ao]/, /^--(?:all|offset)/) ? onDevice(program) : null,
  blkdiscard: onDevice,
  sgdisk: (program) =>
    hasFlag(program.arguments, /[zZo]/, /^--(?:zap|clear)/) ? onDevice(program) : null,
  diskutil: ({ arguments: args }) =>
    /^(?:erase|zero|random|secureErase|reformat)/i.test(args[0] ?? "") ? disk(args.at(-1)) : null,
  format: ({ arguments: args }) => disk(args.find((arg) => /^[A-Za-z]:$/.test(arg))),
  "format-volume": ({ arguments: args }) => disk(args.find((arg) => /^[A-Za-z]$/.test(arg))),
  "clear-disk": ({ arguments: args }) => disk(args.find((arg) => /^\d+$/.test(arg))),
};

/** What a pipeline destroys beyond repair, or null. Deletions of files with a name of their own are everyday work. */
export function findDestruction(pipeline: ShellPipeline): Destruction | null {
  for (const command of pipeline) {
    const found = judge(command);
    if (found !== null) return found;
  }
  return null;
}

function judge(command: ShellCommand): Destruction | null {
  const device = deviceIn(command.writesTo);
  if (device !== undefined) return { what: "disk", target: device };
  const program = programOf(command);
  if (program.name.startsWith("mkfs")) return onDevice(program);
  return Object.hasOwn(JUDGES, program.name) ? (JUDGES[program.name] as Judge)(program) : null;
}

/** A function that starts itself twice: `:(){ :|:& };:` under any name. */
const FORK_BOMB =
  /([\w.:]{1,20})\(\)[ \t]{0,4}\{[ \t]{0,4}\1[ \t]{0,4}\|[ \t]{0,4}\1[ \t]{0,4}&[ \t]{0,4}\}[ \t]{0,4};[ \t]{0,4}\1/g;

/** Where a text holds a fork bomb. */
export function findForkBombs(text: string): { readonly start: number; readonly end: number }[] {
  if (!/\(\)[ \t]{0,4}\{/.test(text)) return [];
  return [...text.matchAll(FORK_BOMB)].map(({ 0: bomb, index }) => ({
    start: index,
    end: index + bomb.length,
  }));
}
