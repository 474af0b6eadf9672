export { type CriticalPath, criticalPath } from "./critical-path.ts";
export { forceSkill } from "./force-skill.ts";
export {
  type JudgedRival,
  type JudgeOptions,
  judgeRivals,
  type RivalReport,
  type RivalVerdict,
} from "./judge-rivals.ts";
