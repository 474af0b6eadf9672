import { type Config, readConfig } from "@ctxfst/core";

/**
 * What the config said about the world before a change; how strictly files are read stays as it is now, so that a
 * rule that is switched on does not blame a change for everything.
 */
export function configBefore(now: Config, texts: ReadonlyMap<string, string>): Config {
  const text = now.file === null ? undefined : texts.get(now.file);
  if (now.file === null || text === undefined) return now;
  const { conditions, external, goals, dialects, costs } = readConfig(text, now.file).config;
  return { ...now, conditions, external, goals, dialects, costs };
}
