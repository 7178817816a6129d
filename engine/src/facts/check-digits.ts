/** Remainder of a long row of digits, part by part. */
function remainder(digits: string, by: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % by;
  return rest;
}

/** Letters count 10 to 35, as ISO 7064 has it. */
const inDigits = (text: string): string => text.replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));

/** ISO 13616: the check digits of an account make it 1 modulo 97. */
const isAccount = (key: string): boolean => remainder(inDigits(key.slice(4) + key.slice(0, 4)), 97) === 1;

/** Sum of the digits with every second one from the right doubled, its own digits added. */
function isLuhn(key: string): boolean {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) {
    const digit = Number(key[key.length - 1 - at]);
    const doubled = at % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** EAN and ISBN-13: weights 1 and 3. */
function isArticle(key: string): boolean {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum += Number(key[key.length - 1 - at]) * (at % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

/** ISBN-10: weights 10 to 1 modulo 11, X for ten. */
function isBook(key: string): boolean {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum += (10 - at) * (key[at] === 'X' ? 10 : Number(key[at]));
  return sum % 11 === 0;
}

/** Spanish DNI: the letter tells the number modulo 23. */
const isIdentity = (key: string): boolean => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(key.slice(0, 8)) % 23] === key[8];

/** How a number must be written for its last marks to be check digits of a known kind. */
const schemes: readonly (readonly [RegExp, (key: string) => boolean])[] = [
  [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u, isAccount],
  [/^\d{8}[A-HJ-NP-TV-Z]$/u, isIdentity],
  [/^97[89]\d{10}$/u, isArticle],
  [/^\d{9}X$/u, isBook],
  [/^\d{13}$/u, isArticle],
  [/^\d{14}$/u, isLuhn],
  [/^[45]\d{15}$/u, isLuhn],
];

/** Whether the check digits of a number are right; undefined for numbers of which none are known. */
export function hasRightCheck(key: string): boolean | undefined {
  const scheme = schemes.find(([shape]) => shape.test(key));
  return scheme?.[1](key);
}
