/** What a text tries to make a model do behind its user's back. */
export type DirectiveFamily = "override" | "conceal" | "execute" | "exfiltrate";

/*
 * Words between the parts of a pattern are limited in number and length, so that no text takes long. What speaks about
 * documents or code in general (who may edit it, how it was generated) belongs to no family.
 */
const GAP = "(?:[\\w'’,.-]{1,20}[ \\t\\n]{1,8}){0,6}";
const SPACE = "[ \\t\\n]{1,8}";

const pattern = (source: string): RegExp => new RegExp(source, "i");

const RULES_OF = `(?:instruction|rule|prompt|guideline|directive|command|constraint|restriction|safeguard|polic(?:y|ie))s?\\b`;
const EARLIER =
  "(?:previous|prior|above|earlier|preceding|former|system|safety|developer|user['’]?s|your|other|existing)";
const PERSON =
  "(?:the[ \\t\\n]{1,8})?(?:user|human|operator|reviewer|person|customer|developer|anyone|anybody|them)\\b";
const PRECIOUS =
  /(?:secrets?|tokens?|(?:api|ssh|private|access)[ _-]?keys?|credentials?|passwords?|cookies?|environment variables?|\.env|history|conversation|transcript|system prompt|id_rsa|\.aws|\.ssh|keychain)\b/i;
const DESTINATION =
  /(?:https?|ftp):\/\/|[\w.+-]{1,40}@[\w-]{1,40}\.|\b(?:webhook|attacker|pastebin)\b/i;

const FAMILIES: readonly (readonly [DirectiveFamily, readonly RegExp[]])[] = [
  [
    "override",
    [
      pattern(
        `\\b(?:ignore|disregard|forget|override|bypass|discard|neglect|skip)${SPACE}${GAP}${EARLIER}${SPACE}${GAP}${RULES_OF}`,
      ),
      pattern(
        `\\b(?:ignore|disregard|forget|override)${SPACE}(?:all|any|every)${SPACE}(?:of${SPACE})?(?:the${SPACE}|your${SPACE})?${RULES_OF}`,
      ),
      pattern(
        `\\b(?:ignore|disregard|forget)${SPACE}(?:everything|anything|all)${SPACE}(?:above|before|you|that${SPACE}(?:came|was))\\b`,
      ),
      pattern(
        `\\byou${SPACE}are${SPACE}now${SPACE}(?:a|an|in|the|free|unrestricted|dan\\b|no${SPACE}longer)`,
      ),
      pattern(
        `\\b(?:new|real|actual|hidden|secret)${SPACE}(?:system${SPACE})?(?:instructions?|prompt|directive|orders?)${SPACE}?:`,
      ),
      pattern(
        `\\b(?:enable|enter|activate)${SPACE}(?:developer|god|admin|jailbreak|unrestricted|dan)${SPACE}mode\\b`,
      ),
      /(?:忽略|无视|無視|忘记)[^。\n]{0,12}(?:指令|指示|规则|規則|提示)|(?:これまで|以前|上記)の(?:指示|命令)を無視/,
      /\bignor(?:a|e|ez|iere)\b[^.\n]{0,40}\b(?:instrucciones|instruções|instructions|anweisungen|istruzioni)\b[^.\n]{0,20}\b(?:anteriores|précédentes|precedenti)|\bignorier\w{0,3}\b[^.\n]{0,40}\b(?:vorherigen|bisherigen|obigen)\b/i,
    ],
  ],
  [
    "conceal",
    [
      pattern(
        `\\b(?:do${SPACE}not|don['’]?t|never|must${SPACE}not|should${SPACE}not)${SPACE}(?:ever${SPACE})?(?:tell|inform|notify|alert|warn|mention${SPACE}(?:this${SPACE}|it${SPACE})?to|reveal${SPACE}(?:this${SPACE}|it${SPACE})?to|show${SPACE}(?:this${SPACE}|it${SPACE})?to|disclose${SPACE}(?:this${SPACE}|it${SPACE})?to|ask|let)${SPACE}${PERSON}`,
      ),
      pattern(
        `\\bwithout${SPACE}(?:telling|informing|notifying|asking|alerting|mentioning|the${SPACE}(?:knowledge|consent|permission)${SPACE}of)${SPACE}(?:this${SPACE}|it${SPACE})?(?:to${SPACE})?${PERSON}`,
      ),
      pattern(
        `\\b(?:hide|conceal|keep)${SPACE}${GAP}(?:from${SPACE}${PERSON}|secret${SPACE}from\\b)`,
      ),
      pattern(
        `\\b(?:never|do${SPACE}not|don['’]?t)${SPACE}(?:mention|reveal|disclose|acknowledge|repeat)${SPACE}(?:this|these|the${SPACE}existence${SPACE}of)${SPACE}?(?:comment|instructions?|directive|message|step|note|prompt)?`,
      ),
      /(?:不要|别|切勿)(?:告诉|通知|提示|告知)用户|ユーザーに(?:伝え|知らせ|言わ)ない/,
    ],
  ],
  [
    "execute",
    [
      pattern(
        `\\b(?:curl|wget|iwr|irm)\\b[^|]{1,200}\\|[ \\t]{0,4}(?:sudo[ \\t]{1,4})?(?:\\/bin\\/)?(?:ba|z|da)?(?:sh|python3?|iex|node)\\b`,
      ),
      pattern("\\bbase64[ \\t]{1,4}(?:-d|-D|--decode)\\b[^|]{0,100}\\|[ \\t]{0,4}(?:ba|z)?sh\\b"),
      pattern(
        "\\b(?:bash|sh|python3?|perl|node|powershell|pwsh)[ \\t]{1,4}(?:-\\w{0,8}[ce]|-enc\\w{0,12}|-command)[ \\t]",
      ),
      pattern(
        "\\brm[ \\t]{1,4}-\\w{0,4}(?:rf|fr)\\b|\\bnc[ \\t]{1,4}-\\w{0,4}e\\b|\\/dev\\/tcp\\/",
      ),
      pattern(
        `\\b(?:run|execute|invoke|evaluate|eval|download${SPACE}and${SPACE}(?:run|execute))${SPACE}${GAP}(?:silently|quietly|immediately|secretly|in${SPACE}the${SPACE}background|before${SPACE}(?:anything|doing|responding|answering|you)|first[.,;:!])`,
      ),
      pattern(
        `\\b(?:silently|quietly|secretly)${SPACE}(?:run|execute|download|install|invoke|call|fetch|send|write|delete|add|append|modify)\\b`,
      ),
    ],
  ],
];

const TAKES =
  /\b(?:send|post|upload|exfiltrate|forward|transmit|leak|e-?mail|submit|append|deliver|cat|read|collect|gather|grab|copy|dump|harvest|steal)\b/gi;
/** How far behind the verb its objects may stand. */
const REACH = 320;

/** The families that a text belongs to, in a fixed order. */
export function directiveFamilies(text: string): DirectiveFamily[] {
  const found = FAMILIES.filter(([, patterns]) => patterns.some((one) => one.test(text))).map(
    ([family]) => family,
  );
  return sendsAway(text) ? [...found, "exfiltrate"] : found;
}

/** What is worth keeping, and a place outside to send it to. */
function sendsAway(text: string): boolean {
  if (!PRECIOUS.test(text) || !DESTINATION.test(text)) return false;
  return [...text.matchAll(TAKES)].some(({ index }) => {
    const sentence = text.slice(index, index + REACH);
    return PRECIOUS.test(sentence) && DESTINATION.test(sentence);
  });
}
