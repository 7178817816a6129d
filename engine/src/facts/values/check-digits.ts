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

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** British VAT numbers: weights 8 to 2 and two check digits, modulo 97, since 2010 with 55 added. */
const isBritishVat = (key: string): boolean => {
  const digits = key.slice(2);
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
};

/** German VAT numbers: ISO 7064, MOD 11, 10. */
const isGermanVat = (key: string): boolean => {
  let product = 10;
  for (const digit of key.slice(2, 10)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === Number(key[10]);
};

/** French VAT numbers: two check digits before the SIREN, which has its own. */
const isFrenchVat = (key: string): boolean => {
  const siren = key.slice(4);
  return isLuhn(siren) && (12 + 3 * (Number(siren) % 97)) % 97 === Number(key.slice(2, 4));
};

/** Italian VAT numbers: the sum of a bank card. */
const isItalianVat = (key: string): boolean => isLuhn(key.slice(2));

/** Dutch VAT numbers: weights 9 to 2 modulo 11 for companies, modulo 97 with the letters for persons since 2020. */
const isDutchVat = (key: string): boolean =>
  weighted(key.slice(2), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(key[10]) || remainder(inDigits(key), 97) === 1;

/** Belgian VAT numbers: 97 less the number modulo 97. */
const isBelgianVat = (key: string): boolean => 97 - (Number(key.slice(2, 10)) % 97) === Number(key.slice(10, 12));

/** Austrian VAT numbers: the sum of a bank card, plus 4. */
const isAustrianVat = (key: string): boolean => {
  let sum = 4;
  for (const [at, digit] of Array.from(key.slice(3, 10)).entries()) {
    const doubled = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10 === Number(key[10]);
};

/** Spanish CIF: the sum of a bank card over seven digits gives a digit, or a letter for public bodies. */
const isCompany = (key: string): boolean => {
  let sum = 0;
  for (const [at, digit] of Array.from(key.slice(1, 8)).entries()) {
    const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  const check = (10 - (sum % 10)) % 10;
  return key[8] === String(check) || key[8] === 'JABCDEFGHI'[check];
};

/** How a number must be written for its last marks to be check digits of a known kind. */
const schemes: readonly (readonly [RegExp, (key: string) => boolean])[] = [
  [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u, isAccount],
  [/^\d{8}[A-HJ-NP-TV-Z]$/u, isIdentity],
  [/^GB\d{9}(?:\d{3})?$/u, isBritishVat],
  [/^DE\d{9}$/u, isGermanVat],
  [/^FR\d{11}$/u, isFrenchVat],
  [/^IT\d{11}$/u, isItalianVat],
  [/^NL\d{9}B\d{2}$/u, isDutchVat],
  [/^BE[01]\d{9}$/u, isBelgianVat],
  [/^ATU\d{8}$/u, isAustrianVat],
  [/^ES(?=[A-HJNP-SUVW]\d{7}[\dA-J]$)/u, (key) => isCompany(key.slice(2))],
  [/^[A-HJNP-SUVW]\d{7}[\dA-J]$/u, isCompany],
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
