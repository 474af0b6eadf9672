import { sortedUnique } from "../../base/compare.ts";
import { CtxfstError } from "../../base/errors.ts";
import { isRecord } from "../../base/is-record.ts";
import { indexLines } from "../../base/line-index.ts";
import { parseJson } from "../../base/parse-json.ts";
import { toPlainValue } from "../../config/plain-value.ts";
import { findMergeConflict } from "../../parser/find-merge-conflict.ts";
import { parseSkill } from "../../parser/parse-skill.ts";
import type { CatalogueEntity } from "./catalogue.ts";

const FIELDS: readonly string[] = ["preconditions", "postconditions"];
/** Characters of a chunk's content that count for similarity; what it is about stands at its beginning. */
const CONTENT_LENGTH = 2000;

/**
 * Reads a CtxFST document: an export (`entities` and `chunks`), profiles (entities that bring `mentioned_chunks` and
 * `representation`), or Markdown whose front matter holds the same keys. Entities in the order of the document.
 * @throws CtxfstError `file-invalid` with the place of what cannot be read
 */
export function readCatalogue(text: string, file: string): readonly CatalogueEntity[] {
  const document = /\.(?:md|markdown)$/i.test(file)
    ? frontmatterOf(text, file)
    : jsonOf(text, file);
  if (!isRecord(document) || !Array.isArray(document.entities)) {
    throw new CtxfstError("file-invalid", "expected a list of entities", { file });
  }
  const chunks = Array.isArray(document.chunks) ? document.chunks.filter(isRecord) : [];
  const mentions = new Map<string, Readonly<Record<string, unknown>>[]>();
  for (const chunk of chunks) {
    for (const id of new Set(textsOf(chunk.entities))) {
      mentions.set(id, [...(mentions.get(id) ?? []), chunk]);
    }
  }
  return document.entities.map((entity, i) => {
    if (!isRecord(entity) || typeof entity.id !== "string" || entity.id === "") {
      throw new CtxfstError("file-invalid", `expected entities[${i}] to have an id`, { file });
    }
    return entityOf(entity.id, entity, mentions.get(entity.id) ?? []);
  });
}

function entityOf(
  id: string,
  entity: Readonly<Record<string, unknown>>,
  chunks: readonly Readonly<Record<string, unknown>>[],
): CatalogueEntity {
  const name = textOf(entity.name) || id.replace(/^entity:/, "");
  const aliases = textsOf(entity.aliases);
  const described = chunks.map((chunk) =>
    [
      ...textsOf(chunk.tags),
      textOf(chunk.context),
      textOf(chunk.content).slice(0, CONTENT_LENGTH),
    ].join("\n"),
  );
  return {
    id,
    name,
    type: textOf(entity.type) || "entity",
    aliases,
    fields: Object.fromEntries(
      FIELDS.filter((key) => Object.hasOwn(entity, key)).map((key) => [key, entity[key]]),
    ),
    chunkIds: sortedUnique([
      ...textsOf(entity.mentioned_chunks),
      ...chunks.map((chunk) => textOf(chunk.id)).filter((chunk) => chunk !== ""),
    ]),
    text: [name, ...aliases, textOf(entity.representation), ...described].join("\n"),
  };
}

function jsonOf(text: string, file: string): unknown {
  const refuse = (offset: number, reason: string): CtxfstError =>
    new CtxfstError("file-invalid", reason, { file, line: indexLines(text).lineAt(offset) });
  const conflict = findMergeConflict(text);
  if (conflict !== null) throw refuse(conflict.start, "merge conflict markers");
  const reading = parseJson(text);
  if (!reading.ok) throw refuse(reading.offset, "not valid JSON here");
  return reading.value;
}

function frontmatterOf(text: string, file: string): unknown {
  const map = parseSkill(text).frontmatter?.map ?? null;
  if (map === null)
    throw new CtxfstError("file-invalid", "its front matter cannot be read", { file });
  return toPlainValue(map);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
