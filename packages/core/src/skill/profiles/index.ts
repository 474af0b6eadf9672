export { type HostFolder, hostFoldersOf, hostsOwning } from "./host-roots.ts";
export { fieldType, isKnownField, KNOWN_FIELDS, SPECIFIED_FIELDS } from "./known-fields.ts";
export type { FieldType, Profile, SkillRoot, YamlErrorOutcome } from "./profile.ts";
export { findProfile, findProfiles, PROFILES } from "./profiles.ts";
