import { readFileSync, writeFileSync } from "node:fs";

const escapeHtml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const notes = JSON.parse(readFileSync("build/notes.json", "utf8"));
const parts = notes.map(
  ({ title, text }) => `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n`,
);
writeFileSync("build/index.html", `<!doctype html>\n<meta charset="utf-8">\n${parts.join("")}`);
console.log(`built a page of ${notes.length} notes`);
