export type { ListedSkill, Listing, ListingBudget, ListingInput } from "./listing.ts";
export { skillListing } from "./skill-listing.ts";
