/** What secrets of one service look like. */
export interface SecretForm {
  /** What it is, for messages. */
  readonly kind: string;
  /** Global; its first group is the random part. */
  readonly pattern: RegExp;
  /** What stands before it, where the form alone says nothing. */
  readonly before?: RegExp;
  /** Bits a character that the random part has at least. */
  readonly entropy: number;
}

/*
 * Forms that services publish for their own secrets, so that scanners find them; each has a prefix of its own. Sources:
 * GitHub secret scanning patterns and the services' documentation. Keys for tests (`sk_test_`) are meant to be shown.
 */
const form = (kind: string, pattern: RegExp, entropy = 3.4): SecretForm => ({
  kind,
  pattern,
  entropy,
});

/** By kind. */
export const SECRET_FORMS: readonly SecretForm[] = [
  form("AWS access key", /\b(?:AKIA|ASIA)([A-Z2-7]{16})\b/g, 3),
  form("Anthropic key", /\bsk-ant-(?:api|admin|oat)\d\d-([\w-]{80,120})(?![\w-])/g, 4),
  form("DigitalOcean token", /\bdo[opr]_v1_([a-f\d]{64})\b/g, 3),
  form("Discord webhook", /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/([\w-]{60,72})/g, 4),
  form("GitHub token", /\bgh[pousr]_([A-Za-z\d]{36,251})\b/g, 3.8),
  form("GitHub token", /\bgithub_pat_([A-Za-z\d]{22}_[A-Za-z\d]{59})\b/g, 4),
  form("GitLab token", /\bgl(?:pat|dt|rt|ptt)-([\w-]{20,64})(?![\w-])/g),
  form("Google key", /\bAIza([\w-]{35})(?![\w-])/g, 3.8),
  form("Hugging Face token", /\bhf_([A-Za-z]{34})\b/g, 3.8),
  form("npm token", /\bnpm_([A-Za-z\d]{36})\b/g, 3.8),
  form(
    "OpenAI key",
    /\bsk-(?:proj-|svcacct-|admin-)?([\w-]{20,100}T3BlbkFJ[\w-]{20,100})(?![\w-])/g,
    4,
  ),
  form("OpenAI key", /\bsk-(?:proj-|svcacct-)?([A-Za-z\d]{48})\b/g, 4),
  form("OpenRouter key", /\bsk-or-v1-([a-f\d]{64})\b/g, 3),
  form("PyPI token", /\bpypi-AgEIcHlwaS5vcmc([\w-]{50,300})/g, 4),
  form("SendGrid key", /\bSG\.([\w-]{22}\.[\w-]{43})(?![\w-])/g, 4),
  form("Shopify token", /\bshp(?:at|ca|pa|ss)_([a-f\d]{32})\b/gi, 3),
  form("Slack token", /\bxox[abeoprs]-((?:\d{8,14}-){1,3}[A-Za-z\d-]{20,64})/g, 3),
  form(
    "Slack webhook",
    /\bhooks\.slack\.com\/services\/T[A-Z\d]{6,12}\/B[A-Z\d]{6,12}\/([A-Za-z\d]{22,26})\b/g,
  ),
  form("Stripe key", /\b[sr]k_live_([A-Za-z\d]{24,120})\b/g),
  form("Telegram bot token", /\b\d{8,10}:(AA[\w-]{33})(?![\w-])/g, 3.8),
  form(
    "private key",
    /-----BEGIN (?:(?:RSA|EC|DSA|OPENSSH|ENCRYPTED|PGP) )?PRIVATE KEY(?: BLOCK)?-----([A-Za-z\d+/=\s\\]{160,8000})-----END/g,
    3.5,
  ),
];

/** A long random value that is called a key or a secret, whoever issued it. */
export const GENERAL_FORM: SecretForm = {
  kind: "secret",
  pattern: /[:=>][ \t]{0,4}["']?((?!0x)[A-Za-z\d+/_-]{32,128}={0,2})(?:["'\s,;)]|$)/g,
  before:
    /(?:^|[^A-Za-z])(?:api|access|secret|private|client|auth|signing|encryption|account)[_-]?(?:key|secret|token|password)["']?[ \t]{0,4}[:=]?$/i,
  entropy: 4.2,
};

/** Something of every form of a service: cheap, since each part begins with a rare character. Most texts hold none. */
export const SECRET_CANDIDATE: RegExp =
  /A(?:KIA|SIA|Iza)|_[A-Za-z\d]{22}|-(?:[A-Za-z\d]{20}|ant-|AgEI|----BEGIN|(?<=(?:[pdr]t|pat|proj)-)[\w-]{20})|:AA[\w-]{33}|SG\.[\w-]{22}|\/webhooks\/|\/services\/T/;
