import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const ALLOWED_LICENCE = /^(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD)$/;

interface Manifest {
  readonly name: string;
  readonly license: string;
  readonly version: string;
  readonly private?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
const packages = readdirSync(join(ROOT, "packages")).sort();

describe.each([".", ...packages.map((name) => `packages/${name}`)])("%s", (folder) => {
  const manifest = read(folder);
  const all = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  };

  it("names exact versions only", () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
  });

  it("runs nothing at install time", () => {
    const hooks = ["preinstall", "install", "postinstall", "prepare"];
    expect(hooks.filter((hook) => manifest.scripts?.[hook])).toEqual([]);
  });

  it("depends only on packages under permitted licences", () => {
    const wrong = Object.keys(manifest.dependencies ?? {})
      .map((name) => join("node_modules", name))
      .filter((place) => existsSync(join(ROOT, place)))
      .map((place) => read(place))
      .filter(({ license }) => !ALLOWED_LICENCE.test(license));
    expect(wrong.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });
});

it("every package says what its dependencies are for", () => {
  const unexplained = packages.flatMap((name) => {
    const readme = readFileSync(join(ROOT, "packages", name, "README.md"), "utf8");
    const { dependencies = {}, optionalDependencies = {} } = read(`packages/${name}`);
    return Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((dependency) => !readme.includes(`\`${dependency}\``))
      .map((dependency) => `${name}: ${dependency}`);
  });
  expect(unexplained).toEqual([]);
});

it("the lock file names no download address", () => {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const addresses = Object.values(lock.packages as Record<string, { resolved?: string }>)
    .map(({ resolved }) => resolved)
    .filter((resolved) => resolved !== undefined && /^https?:/.test(resolved));
  expect(addresses).toEqual([]);
});
