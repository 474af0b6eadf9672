import { CtxfstError, PROFILES } from "@ctxfst/core";
import type { OptionValues } from "./command.ts";
import { nearestHint } from "./nearest-hint.ts";
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
    const hint = nearestHint(name, known, `there are ${known.join(", ")}`);
    throw new CtxfstError("usage", `no profile is called "${name}"; ${hint}`);
  }
  return names;
}
