import type { FactStory } from "../../loop/explain-fact.ts";

/** `why --format json`. */
export function whyJson(story: FactStory): Readonly<Record<string, unknown>> {
  const { fact, holds, isExternal, events, origin, givenBy, neededBy } = story;
  return {
    fact,
    holds,
    external: isExternal,
    origin,
    events,
    given_by: givenBy,
    needed_by: neededBy,
  };
}
