/** Words of a sentence about something that is not there, no longer or not yet. */
const DENIAL =
  /\b(?:no longer|not|never|no|without|isn[’']t|don[’']t|doesn[’']t|won[’']t|can[’']?t|cannot|removed?|deleted?|dropped|gone|deprecated|legacy|obsolete|former(?:ly)?|previous(?:ly)?|old|renamed?|moved|replaced|instead of|rather than|avoid|missing|absent|gitignored|git-ignored|ignored|untracked|planned|future|todo|tbd|would|might|could|hypothetical)\b/i;

/** True where the line around a name, before or after, denies that what it names is there. */
export function isDenied(before: string, after: string): boolean {
  return DENIAL.test(before) || DENIAL.test(after.slice(0, after.search(/\n|$/)));
}
