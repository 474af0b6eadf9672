// Lists every third-party package inside a bundle with its licence text; refuses licences we may not ship.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ALLOWED = /^(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD)$/;

/** @param {string[]} modules absolute module ids of a bundle @returns {string} the licence file's text */
export function collectLicences(modules, root) {
  const folders = new Map();
  for (const id of modules) {
    const match = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(
      id.replace(/^\0/, ""),
    );
    if (match?.[1]?.startsWith(root)) folders.set(match[1], true);
  }
  const packages = [...folders.keys()]
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
    }))
    .sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
  return packages.map(describe).join("\n----\n\n");
}

function describe({ folder, manifest }) {
  const { name, version, license } = manifest;
  if (!ALLOWED.test(license))
    throw new Error(`${name}@${version}: licence ${license} may not be bundled`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8").trim() : "";
  return `${name} ${version} (${license})\n\n${text}\n`;
}
