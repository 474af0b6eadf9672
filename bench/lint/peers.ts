import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A linter of skills from npm, and how it is called on a folder whose skills are in `.claude/skills`. */
export interface Peer {
  readonly name: string;
  readonly spec: string;
  readonly bin: string;
  readonly args: (folder: string) => readonly string[];
  /** True for one that finds skills in any folder. */
  readonly takesAnyFolder: boolean;
}

export const PEERS: readonly Peer[] = [
  {
    name: "skill-check",
    spec: "skill-check@1.2.0",
    bin: "skill-check",
    args: (folder) => ["check", folder, "--no-security-scan", "--format", "json"],
    takesAnyFolder: true,
  },
  {
    name: "claude-code-lint",
    spec: "claude-code-lint@0.5.0",
    bin: "claudelint",
    args: (folder) => ["validate-skills", "--cwd", folder, "--verbose"],
    takesAnyFolder: false,
  },
  {
    name: "skill-tools",
    spec: "skill-tools@0.2.2",
    bin: "skill-tools",
    args: (folder) => ["check", join(folder, ".claude/skills"), "--format", "json"],
    takesAnyFolder: false,
  },
];

/** Installs the peers into a folder, without their install scripts; what is there already stays. */
export function installPeers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const specs = PEERS.map(({ spec }) => spec);
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  const { status } = spawnSync("npm", ["install", ...flags, ...specs], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("the peers could not be installed");
}

/** The script that a peer's command runs. */
export function peerScript(folder: string, { spec, bin }: Peer): string {
  const root = join(folder, "node_modules", spec.slice(0, spec.lastIndexOf("@")));
  const manifest: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { bin: bins } = manifest as { bin: string | Readonly<Record<string, string>> };
  return join(root, typeof bins === "string" ? bins : (bins[bin] as string));
}
