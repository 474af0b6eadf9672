/** `node scripts/run-source.mjs bench/disk/generate.ts FOLDER [FAMILY] [SIZE] [SEED]`: writes a library as skills. */
import { type Family, generateFamily } from "../families/index.ts";
import { writeSkills } from "./write-skills.ts";

const [folder = "", family = "lib", size = "100000", seed = "1"] = process.argv.slice(2);
writeSkills(folder, generateFamily(family as Family, Number(size), Number(seed)));
