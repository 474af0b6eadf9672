// Property tests draw the same inputs in every run, so that a red test is about the change at hand. Other inputs are
// drawn on purpose: `CTXFST_SEED=7 npm test`.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.CTXFST_SEED ?? 20_261_201) });
