import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { loadConfig } from "./load-config.ts";

let base = "";
let root = "";

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "ctxfst-"));
  root = join(base, "repository");
  mkdirSync(root);
});
afterEach(() => {
  rmSync(base, { recursive: true, force: true });
});

const EXTERNAL = "external: entity:a\n";
const write = (path: string, content: string | Uint8Array = EXTERNAL): void =>
  writeFileSync(join(root, path), content);

describe("loadConfig", () => {
  it("gives the defaults where there is no file", () => {
    expect(loadConfig(root)).toEqual({ config: DEFAULT_CONFIG, problems: [], text: null });
  });

  it.each(["ctxfst.yaml", "ctxfst.yml"])("finds %s", (name) => {
    write(name);
    const { config, text } = loadConfig(root);
    expect(config).toMatchObject({ file: name, external: ["entity:a"] });
    expect(text).toBe(EXTERNAL);
  });

  it("reports a second config instead of passing over it", () => {
    write("ctxfst.yaml");
    write("ctxfst.yml");
    const { config, problems } = loadConfig(root);
    expect(config.file).toBe("ctxfst.yaml");
    expect(problems.map(({ code, args }) => [code, args.found])).toEqual([
      ["config-invalid", "ctxfst.yml beside ctxfst.yaml"],
    ]);
  });

  it("reads a named file, relative to the root or absolute, also outside of it", () => {
    mkdirSync(join(root, "etc"));
    write("etc/own.yaml");
    writeFileSync(join(base, "shared.yaml"), EXTERNAL);
    expect(loadConfig(root, "etc/own.yaml").config.file).toBe("etc/own.yaml");
    expect(loadConfig(root, join(root, "etc/own.yaml")).config.file).toBe("etc/own.yaml");
    expect(loadConfig(root, "../shared.yaml").config.external).toEqual(["entity:a"]);
  });

  it("refuses a named file that does not exist", () => {
    expect(() => loadConfig(root, "none.yaml")).toThrow(
      expect.objectContaining({ code: "file-not-found", file: "none.yaml" }),
    );
  });

  it("follows a link inside the repository and refuses one that leaves it", () => {
    write("real.yaml");
    writeFileSync(join(base, "secret.yaml"), "goals: secret\n");
    symlinkSync("real.yaml", join(root, "ctxfst.yaml"));
    expect(loadConfig(root).config.external).toEqual(["entity:a"]);
    rmSync(join(root, "ctxfst.yaml"));
    symlinkSync("../secret.yaml", join(root, "ctxfst.yaml"));
    expect(() => loadConfig(root)).toThrow(expect.objectContaining({ code: "config" }));
    expect(() => loadConfig(root, "ctxfst.yaml")).toThrow(/leaves the repository/);
    mkdirSync(join(root, ".git"));
    write(".git/config");
    rmSync(join(root, "ctxfst.yaml"));
    symlinkSync(".git/config", join(root, "ctxfst.yaml"));
    expect(() => loadConfig(root)).toThrow(/leaves the repository/);
    expect(() => loadConfig(root, ".git/config")).toThrow(/is in \.git/);
  });

  it("refuses a dangling link, a folder, bytes that are no text, and a huge file", () => {
    symlinkSync("nowhere", join(root, "ctxfst.yaml"));
    expect(() => loadConfig(root)).toThrow(/cannot be read/);
    rmSync(join(root, "ctxfst.yaml"));
    mkdirSync(join(root, "ctxfst.yaml"));
    expect(() => loadConfig(root)).toThrow(/is not a file/);
    rmSync(join(root, "ctxfst.yaml"), { recursive: true });
    write("ctxfst.yaml", new Uint8Array([0xff, 0xfe, 0x00]));
    expect(() => loadConfig(root)).toThrow(/not UTF-8/);
    write("ctxfst.yaml", "#".repeat(1024 * 1024 + 1));
    expect(() => loadConfig(root)).toThrow(/larger than/);
  });

  it("skips a byte order mark", () => {
    write("ctxfst.yaml", `\uFEFF${EXTERNAL}`);
    expect(loadConfig(root).problems).toEqual([]);
  });

  it("returns problems of the file with their place", () => {
    write("ctxfst.yaml", "rules:\n  a: warn\n");
    expect(loadConfig(root).problems).toMatchObject([
      { code: "config-invalid", position: { line: 2, column: 6 } },
    ]);
  });
});
