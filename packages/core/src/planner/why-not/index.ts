export type { Circle, Excuse, Lack, Producer, WhyNot } from "./excuse.ts";
export { type WhyNotOptions, whyNot } from "./why-not.ts";
