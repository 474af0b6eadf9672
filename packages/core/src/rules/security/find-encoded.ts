import { decodeBase64 } from "./decode-base64.ts";
import { shannonEntropy } from "./shannon-entropy.ts";

/** Data written as text. */
export interface EncodedData {
  readonly encoding: "base64" | "hex";
  readonly start: number;
  readonly end: number;
  /** Letters and digits of the encoding, without what separates them. */
  readonly length: number;
  /** What it is once decoded, where that can be told: `text`, or the name of a format. */
  readonly content: string | null;
  /** The beginning of decoded text. */
  readonly preview: string;
}

const MINIMUM_LENGTH = 200;
/** One run, or lines of a wrapped one, bare or each in quotes. */
const BASE64 =
  /(?<![A-Za-z\d+/_-])[A-Za-z\d+/]{60,}(?:["']?[ \t]{0,4}[+\\]?\r?\n[ \t]{0,16}b?["']?[A-Za-z\d+/]{40,})*={0,2}/g;
const HEX =
  /(?<![\dA-Za-z])[\da-fA-F]{200,}(?![\dA-Za-z])|(?:\\x[\da-fA-F]{2}){60,}|(?:0x[\da-fA-F]{1,2},\s{0,20}){60,}/g;
const NOT_BASE64 = /["'\s\\+]*\n[ \t]*b?["']?|["'\\]/g;

/** Formats of pictures, fonts, sounds and documents: nothing of them is run. */
const HARMLESS =
  /^(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|PHN2Z|PD94bWwg|PCFET0NUWVBF|d09G[MR]|AAEAAAA|T1RUTw|JVBERi0|SUkq|TU0AK|Qk0|AAABAA|SUQz|T2dnUw|AAAA[A-Za-z\d+/]{4}ZnR5c)/;
/** Where a run belongs to a data address of such a format, a certificate, a checksum, a web address or a path of a drawing. */
const HARMLESS_BEFORE =
  /(?:data:(?:image|font|audio|video|application\/(?:font|x-font|vnd\.ms-fontobject|pdf|json))[^,\s]{0,60},|-----BEGIN [A-Z ]{0,20}(?:CERTIFICATE|PUBLIC KEY|PGP|SIGNATURE|MESSAGE)[A-Z ]{0,20}-----[^-]{0,200}|sha\d{3}-|\bd=["'][^"']{0,200}|https?:\/\/[^\s"'<>]{0,500}|ssh-(?:rsa|ed25519|dss) |ecdsa-[\w-]{1,20} )$/;
const LOOK_BACK = 600;
const MAXIMUM_PREVIEW = 60;

/** Long base64 or hexadecimal data that may be anything. Linear in the text. */
export function findEncoded(text: string): EncodedData[] {
  return [...collect(text, BASE64, readBase64), ...collect(text, HEX, readHex)];
}

type Read = (written: string) => Omit<EncodedData, "start" | "end"> | null;

function collect(text: string, pattern: RegExp, read: Read): EncodedData[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const found = read(written);
    if (found === null) return [];
    if (HARMLESS_BEFORE.test(text.slice(Math.max(0, index - LOOK_BACK), index))) return [];
    return [{ ...found, start: index, end: index + written.length }];
  });
}

const readBase64: Read = (written) => {
  const data = written.replace(NOT_BASE64, "").replace(/=+$/, "");
  if (data.length < MINIMUM_LENGTH || HARMLESS.test(data)) return null;
  const isMixed = /[a-z]/.test(data) && /[A-Z]/.test(data) && /\d/.test(data);
  if (!isMixed || /^[\da-fA-F]+$/.test(data) || shannonEntropy(data) < 4.5) return null;
  return { encoding: "base64", length: data.length, ...contentOf(decodeBase64(data)) };
};

const readHex: Read = (written) => {
  const digits = written.includes("x")
    ? (written.match(/x[\da-fA-F]{1,2}/g) ?? [])
        .map((part) => part.slice(1).padStart(2, "0"))
        .join("")
    : written;
  if (!/\d/.test(digits) || !/[a-fA-F]/.test(digits) || shannonEntropy(digits) < 3) return null;
  const bytes = (digits.slice(0, 512).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { encoding: "hex", length: digits.length, ...contentOf(bytes) };
};

const FORMATS: readonly (readonly [string, readonly number[]])[] = [
  ["a program", [0x7f, 0x45, 0x4c, 0x46]],
  ["a program", [0x4d, 0x5a]],
  ["a program", [0xcf, 0xfa, 0xed, 0xfe]],
  ["a WebAssembly module", [0, 0x61, 0x73, 0x6d]],
  ["compressed data", [0x1f, 0x8b]],
  ["an archive", [0x50, 0x4b, 3, 4]],
];

function contentOf(bytes: readonly number[]): Pick<EncodedData, "content" | "preview"> {
  const format = FORMATS.find(([, magic]) => magic.every((byte, i) => bytes[i] === byte));
  if (format !== undefined) return { content: format[0], preview: "" };
  const isText = bytes.every((byte) => (byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13));
  if (!isText) return { content: null, preview: "" };
  const preview = String.fromCharCode(...bytes.slice(0, MAXIMUM_PREVIEW)).replace(/\s+/g, " ");
  return { content: "text", preview: preview.trim() };
}
