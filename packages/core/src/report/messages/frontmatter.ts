import type { MessageArguments } from "../../parser/skill-document.ts";
import type { Wording } from "./wording.ts";

/** The sentence of a cause; a cause that is not listed gets the general one. */
function byCause(
  sentences: Readonly<Record<string, string>>,
  general: string,
): (args: MessageArguments) => string {
  return ({ cause }) => sentences[String(cause)] ?? general;
}

const NO_FRONTMATTER =
  "no front matter: a SKILL.md starts with a block of name and description between two lines ---";

/** What is said about the place and the fences of front matter. */
export const frontmatterMessages: Readonly<Record<string, Wording>> = {
  "frontmatter-missing": {
    message: (args) =>
      args.cause === "fence-language"
        ? `no front matter: "---${args.language}" opens a block that hosts do not read; expected a bare ---`
        : byCause(
            {
              "empty-file": "the file is empty; expected front matter with name and description",
              "code-fence": "the front matter stands inside a code fence; no host looks there",
              "long-fence": "the opening line has more than three dashes; expected exactly ---",
              "fence-text": "the opening line holds more than ---; expected exactly ---",
              "no-opening-fence": "fields without the line --- above them are no front matter",
            },
            NO_FRONTMATTER,
          )(args),
    hint: byCause(
      {
        "code-fence": "remove the code fence",
        "long-fence": "write ---",
        "fence-text": "write --- on a line of its own",
        "fence-language": "write ---",
        "no-opening-fence": "put --- above and below the fields",
      },
      "add ---, name, description and --- at the top",
    ),
  },
  "frontmatter-not-first": {
    message: byCause(
      {
        blank: "blank lines stand before the front matter; most hosts then find none",
        comment: "a comment stands before the front matter; most hosts then find none",
        indent: "the line --- is indented; most hosts then find no front matter",
        text: "text stands before the front matter; most hosts then find none",
      },
      "something stands before the front matter; most hosts then find none",
    ),
    hint: byCause(
      { blank: "remove the blank lines", indent: "remove the indent" },
      "move it below the front matter",
    ),
  },
  "frontmatter-unclosed": {
    message: byCause(
      {
        dots: 'the front matter ends with "..."; most hosts look for --- and find no end',
        "glued-fence": "text stands on the closing line; expected --- alone",
        "later-rule":
          "no line --- closes the front matter before the body; the next one is a rule further down",
      },
      "the front matter opened here is never closed by a line ---",
    ),
    hint: byCause(
      { dots: "write ---", "glued-fence": "break the line after ---" },
      "add --- after the last field",
    ),
  },
  "frontmatter-splitter": {
    message: byCause(
      {
        "trailing-space": "blanks after ---: some hosts do not take this line for a fence",
        "long-fence": "a fence of more than three dashes: some hosts do not take it for one",
        "inside-comment":
          '"---" inside a comment: hosts that split at any --- end the front matter here',
      },
      '"---" inside a value: hosts that split at any --- end the front matter here and lose the rest',
    ),
    hint: byCause(
      { "trailing-space": "remove the blanks", "long-fence": "write ---" },
      "write it without three dashes in a row",
    ),
  },
  "frontmatter-executable": {
    message: ({ language }) =>
      `"---${language}" makes some readers run the front matter as a program; it is not read here`,
    hint: "write --- and plain YAML",
  },
  "frontmatter-not-a-map": {
    message: ({ found }) =>
      found === "documents"
        ? "the front matter holds several YAML documents; expected one map of fields"
        : `the front matter is ${found === "list" ? "a list" : "plain text"}; expected fields such as "name: demo"`,
  },
};
