import { isBelow } from "../../../base/repository-path.ts";
import { utf8Length } from "../../../base/utf8-length.ts";
import type { InstructionFiles } from "../../../skill/profiles/profile.ts";
import { PROFILES } from "../../../skill/profiles/profiles.ts";
import type { RuleReport } from "../../finding.ts";
import type { InstructionText } from "./instruction-text.ts";

type Limit = NonNullable<InstructionFiles["limit"]>;

/** Instruction files that are longer than their host reads in full, alone or with those of the folders above. */
export function checkSize(files: readonly InstructionText[]): readonly RuleReport[] {
  return PROFILES.flatMap(({ id, instructions }) => {
    const limit = instructions?.limit ?? null;
    if (instructions === undefined || limit === null) return [];
    return readFiles(files, instructions).flatMap((file, _, all): RuleReport[] => {
      const above = instructions.isSummed ? all.filter((other) => isAbove(other, file)) : [];
      const before = above.reduce((sum, other) => sum + sizeOf(other.text, limit), 0);
      const size = before + sizeOf(file.text, limit);
      // Where the files above are too long already, they are what is reported.
      if (size <= limit.amount || before > limit.amount) return [];
      const args = {
        cause: "size",
        size,
        limit: limit.amount,
        unit: limit.unit,
        beyond: limit.beyond,
      };
      return [
        { args: { ...args, files: above.length + 1 }, file: file.file, range: null, hosts: [id] },
      ];
    });
  });
}

/** Where files are summed up, the first that the host looks for in each folder; else all. */
function readFiles(
  files: readonly InstructionText[],
  { files: names, isSummed }: InstructionFiles,
): readonly InstructionText[] {
  const own = files.filter(({ name }) => names.includes(name));
  if (!isSummed) return own;
  return own.filter(
    ({ folder, name }) =>
      !own.some(
        (other) => other.folder === folder && names.indexOf(other.name) < names.indexOf(name),
      ),
  );
}

function isAbove(other: InstructionText, { folder }: InstructionText): boolean {
  return isBelow(other.folder, folder);
}

function sizeOf(text: string, { unit }: Limit): number {
  return unit === "bytes" ? utf8Length(text) : [...text].length;
}
