import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const notes = readdirSync("notes")
  .filter((file) => file.endsWith(".md"))
  .sort()
  .map((file) => {
    const [title = "", ...rest] = readFileSync(`notes/${file}`, "utf8").split("\n");
    return { title: title.replace(/^# /, ""), text: rest.join("\n").trim() };
  });
mkdirSync("build", { recursive: true });
writeFileSync("build/notes.json", JSON.stringify(notes, null, 2));
console.log(`collected ${notes.length} notes`);
