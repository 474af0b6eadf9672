export type { Profile } from "./profile.ts";
export { PROFILES } from "./profiles.ts";
