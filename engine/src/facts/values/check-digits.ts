import * as vat from 'jsvat';
import isEAN from 'validator/lib/isEAN.js';
import isIdentityCard from 'validator/lib/isIdentityCard.js';
import isISBN from 'validator/lib/isISBN.js';
import isLuhnNumber from 'validator/lib/isLuhnNumber.js';

const vatCountries = Object.values(vat).filter((one) => typeof one === 'object' && 'calcFn' in one);
const isVat = (key: string): boolean => vat.checkVAT(key, vatCountries).isValid;

/** ISO 13616: the check digits of an account make it 1 modulo 97, with letters as 10 to 35. */
const isAccount = (key: string): boolean =>
  BigInt((key.slice(4) + key.slice(0, 4)).replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55))) % 97n ===
  1n;

/** How a number must be written for its last marks to be check digits of a known kind. */
const schemes: readonly (readonly [RegExp, (key: string) => boolean])[] = [
  [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u, isAccount],
  [/^\d{8}[A-HJ-NP-TV-Z]$/u, (key) => isIdentityCard(key, 'ES')],
  [/^[A-HJNP-SUVW]\d{7}[\dA-J]$/u, (key) => isVat(`ES${key}`)],
  [/^97[89]\d{10}$|^\d{9}X$/u, (key) => isISBN(key)],
  [/^\d{13}$/u, (key) => isEAN(key)],
  [/^\d{14}$|^[45]\d{15}$/u, (key) => isLuhnNumber(key)],
];

/** Whether the check digits of a number are right; undefined for numbers of which none are known. */
export function hasRightCheck(key: string): boolean | undefined {
  if (/^[A-Z]{2}/u.test(key) && vat.checkVAT(key, vatCountries).isValidFormat) return isVat(key);
  return schemes.find(([shape]) => shape.test(key))?.[1](key);
}
