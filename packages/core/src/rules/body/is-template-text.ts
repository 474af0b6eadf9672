import type { SkillDocument } from "../../parser/skill-document.ts";

/** `[Component name]`: a place to be filled in, no link, no check box, no footnote. */
const PLACE = /\[[A-Za-z][^\][\n]{2,80}\](?![([:])/g;
/** Fewer are a remark or a heading. */
const FEWEST_PLACES = 3;

/** True for a text that is a template to be filled in, code left out. */
export function isTemplateText({ text, bodyRange, body }: SkillDocument): boolean {
  const places = [...text.slice(bodyRange.start, bodyRange.end).matchAll(PLACE)];
  if (places.length < FEWEST_PLACES) return false;
  const { code } = body();
  const inProse = places.filter(({ index }) => {
    const at = bodyRange.start + index;
    return !code.some(({ range }) => range.start <= at && at < range.end);
  });
  return inProse.length >= FEWEST_PLACES;
}
