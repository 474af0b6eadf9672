import agentskills from "./agentskills.json" with { type: "json" };
import agentskillsStrict from "./agentskills-strict.json" with { type: "json" };
import claudeApi from "./claude-api.json" with { type: "json" };
import claudeCode from "./claude-code.json" with { type: "json" };
import codex from "./codex.json" with { type: "json" };
import copilotCli from "./copilot-cli.json" with { type: "json" };
import cursor from "./cursor.json" with { type: "json" };
import gemini from "./gemini.json" with { type: "json" };
import hermes from "./hermes.json" with { type: "json" };
import openclaw from "./openclaw.json" with { type: "json" };
import opencode from "./opencode.json" with { type: "json" };
import type { Profile, Refusal } from "./profile.ts";
import tinyAgent from "./tiny-agent.json" with { type: "json" };
import vscodeCopilot from "./vscode-copilot.json" with { type: "json" };

/** All profiles, the specification first, then hosts by id. */
export const PROFILES: readonly Profile[] = [
  agentskills as Profile,
  agentskillsStrict as Profile,
  claudeApi as Profile,
  claudeCode as Profile,
  codex as Profile,
  vscodeCopilot as Profile,
  copilotCli as Profile,
  cursor as Profile,
  gemini as Profile,
  opencode as Profile,
  openclaw as Profile,
  hermes as Profile,
  tinyAgent as Profile,
];

const BY_ID: ReadonlyMap<string, Profile> = new Map(
  PROFILES.map((profile) => [profile.id, profile]),
);

/** The profile of an id; undefined for a host that we know nothing of. */
export function findProfile(id: string): Profile | undefined {
  return BY_ID.get(id);
}

/** The profiles of these ids that exist, in order. */
export function findProfiles(ids: readonly string[]): readonly Profile[] {
  return ids.flatMap((id) => findProfile(id) ?? []);
}

/** Ids of the profiles for which something holds. */
export function profilesWhere(holds: (profile: Profile) => boolean): readonly string[] {
  return PROFILES.filter(holds).map(({ id }) => id);
}

/** Ids of the profiles that refuse a skill for one reason. */
export function profilesRefusing(refusal: Refusal): readonly string[] {
  return profilesWhere(({ refuses }) => refuses.includes(refusal));
}

/** Ids of the profiles that refuse a skill for one reason, or whose checker for authors does. */
export function profilesChecking(refusal: Refusal): readonly string[] {
  return profilesWhere(
    ({ refuses, checkerRefuses = [] }) =>
      refuses.includes(refusal) || checkerRefuses.includes(refusal),
  );
}
