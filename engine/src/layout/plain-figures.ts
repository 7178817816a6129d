/** Digits of other scripts and full-width forms, with the signs between them. */
const other = /[\u0660-\u0669\u066B\u066C\u06F0-\u06F9\u07C0-\u1FFF\uA620-\uABFF\uFF01-\uFF5E\u3000]/u;
const each = /[\p{Nd}\u066B\u066C\uFF01-\uFF5E\u3000]/gu;

const signs: Readonly<Record<string, string>> = { '\u066B': '.', '\u066C': ',', '\u3000': ' ' };

/** A text with its figures in the digits of ASCII, each character in its place: `٤٨٬٥٠٠` and `４８，５００` are `48,500`. */
export function withPlainFigures(text: string): string {
  return other.test(text) ? text.replace(each, plain) : text;
}

function plain(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80 || code > 0xffff) return character;
  const sign = signs[character];
  if (sign !== undefined) return sign;
  return code >= 0xff01 ? String.fromCharCode(code - 0xfee0) : String(code - zeroOf(code));
}

/** The digits of a script follow each other: the first is the tenth from its last. */
function zeroOf(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1)) && code - zero < 9) zero -= 1;
  return zero;
}
