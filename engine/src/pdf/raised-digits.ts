/** Superscript digits of Unicode, from 0. */
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Whether a character is a superscript by itself, wherever it stands. */
export const isSuperscript = (character: string): boolean => superscripts.includes(character);

/** A character as it is when it is not raised. */
export const lowered = (character: string): string =>
  isSuperscript(character) ? String(superscripts.indexOf(character)) : character;

const digitsOf = (raised: string): string => Array.from(raised, lowered).join('');

/** `19³⁰`: minutes behind an hour. */
const hour = /^\P{N}*(?:[01]?\d|2[0-4])$/u;
const minutes = /^(?:00|15|30|45)$/u;
/** `€14⁹⁵`: cents behind an amount without any. */
const amount = /^\P{L}?\p{Sc}\d+$/u;
/** `10⁶` */
const power = /(?<!\d)10[⁻-]?$/u;
/** What bears the mark of a footnote: a figure, a word that is too long for a unit of measure, a stop. */
const marked = /(?:\p{N}|\p{L}{3}|[^\p{L}\p{N}\s])$/u;

/**
 * A word with the small raised digits that follow it. Those of a unit are part of it, as in `m²`; those behind a figure or a longer
 * word are the mark of a footnote, which is left out: `£500³` is no £5003.
 */
export function withRaised(word: string, raised: string): string {
  const digits = digitsOf(raised);
  if (hour.test(word) && minutes.test(digits)) return `${word}:${digits}`;
  if (amount.test(word) && digits.length === 2) return `${word}.${digits}`;
  if (power.test(word)) return word + Array.from(digits, (digit) => superscripts[Number(digit)] ?? '').join('');
  return marked.test(word) ? word : word + raised;
}
