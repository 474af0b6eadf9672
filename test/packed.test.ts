import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "ctxfst-packed-"));
const project = join(scratch, "project");
// Tests run in parallel; npm's cache and prefix must not be shared with a user's settings.
const environment = {
  ...process.env,
  npm_config_offline: "true",
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_update_notifier: "false",
  // npm tells on standard error what it packs: of what goes right nobody needs to hear.
  npm_config_loglevel: "error",
};
const ctxfst = (...args: string[]) =>
  spawnSync(process.execPath, [join(project, "node_modules/.bin/ctxfst"), ...args], {
    cwd: project,
    encoding: "utf8",
  });

describe("the packed command line", () => {
  beforeAll(() => {
    execFileSync("npx", ["turbo", "run", "build", "--filter=ctxfst", "--output-logs=errors-only"], {
      cwd: ROOT,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    });
    execFileSync("npm", ["pack", "--pack-destination", scratch], {
      cwd: join(ROOT, "packages/cli"),
      env: environment,
    });
    const tarball = readdirSync(scratch).find((file) => file.endsWith(".tgz")) as string;
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), "{}");
    execFileSync("npm", ["install", join(scratch, tarball)], { cwd: project, env: environment });
  }, 120_000);
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it("installs as one package", () => {
    const installed = readdirSync(join(project, "node_modules")).filter(
      (entry) => !entry.startsWith("."),
    );
    expect(installed).toEqual(["ctxfst"]);
  });

  it("has a manifest that every loader reads alike", async () => {
    const { messages } = await publint({
      pkgDir: join(project, "node_modules/ctxfst"),
      pack: false,
    });
    expect(messages.map(({ code }) => code)).toEqual([]);
  });

  it("carries the licences of what is bundled", () => {
    expect(existsSync(join(project, "node_modules/ctxfst/dist/licences.txt"))).toBe(true);
  });

  it("shows help", () => {
    const { status, stdout } = ctxfst("--help");
    expect({ status, leads: stdout.indexOf("check") < stdout.indexOf("schema") }).toEqual({
      status: 0,
      leads: true,
    });
  });

  it("checks a folder that holds one broken skill", () => {
    mkdirSync(join(project, "skills/greet"), { recursive: true });
    writeFileSync(
      join(project, "skills/greet/SKILL.md"),
      "---\nname: greet\ndescription: Greets: warmly. Use when somebody arrives.\n---\n\nSay hello.\n",
    );
    const { status, stdout } = ctxfst("check");
    expect(status).toBe(1);
    expect(stdout).toContain("yaml-unquoted-colon");
  });

  it("gives the schemas", () => {
    expect(JSON.parse(ctxfst("schema", "world").stdout).type).toBe("object");
  });
});
