import { PROFILES } from "../../skill/profiles/profiles.ts";
import type { SkillRule } from "../rule.ts";
import { booleanMeant } from "./boolean-text.ts";
import { fieldsOf } from "./field-places.ts";

const STRICT_HOSTS = PROFILES.filter(({ acceptsBooleanText }) => !acceptsBooleanText);

export const booleanAsString: SkillRule = {
  meta: {
    id: "boolean-as-string",
    summary: "A flag is true or false, without quotes.",
    category: "file",
    severity: "error",
    fix: "safe",
  },
  checkSkill: (skill) =>
    fieldsOf(skill).flatMap(({ key, value }) => {
      if (value.kind !== "scalar" || value.type !== "string") return [];
      const hosts = STRICT_HOSTS.filter(({ types }) => types[key] === "boolean").map(
        ({ id }) => id,
      );
      const meant = booleanMeant(value.text);
      if (hosts.length === 0 || meant === null) return [];
      const { range } = value;
      const found = skill.document.text.slice(range.start, range.end).trim();
      return [
        {
          args: { key, found, meant: String(meant) },
          file: skill.file,
          range,
          hosts,
          fix: { tier: "safe", edits: [{ range, text: String(meant) }] },
        },
      ];
    }),
};
