import { CtxfstError, findNearest, PROFILES } from "@ctxfst/core";
import type { OptionValues } from "./command.ts";
import { listOption } from "./parse-command-line.ts";

/**
 * The profiles that `--profile` names; none means those of the config.
 * @throws CtxfstError `usage` for a name that no profile has
 */
export function profileOption(options: OptionValues): readonly string[] {
  const names = listOption(options, "profile");
  const known = PROFILES.map(({ id }) => id);
  for (const name of names) {
    if (known.includes(name)) continue;
    const nearest = findNearest(name, known);
    const hint = nearest === null ? `there are ${known.join(", ")}` : `did you mean ${nearest}?`;
    throw new CtxfstError("usage", `no profile is called "${name}"; ${hint}`);
  }
  return names;
}
