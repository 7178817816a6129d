import type { Dice } from '../../engine-load/seeded-random.ts';
import type { Change, Operator } from './edit.ts';

/** Finds what it could change in a paragraph; `names` are the names that stand in the paper. */
export type Finder = (text: string, dice: Dice, names: ReadonlySet<string>) => Change[];

const months = 'January February March April May June July August September October November December'.split(' ');
const monthNames = months.join('|');

/** One change for each match, unless `write` has nothing to put in its place. */
function each(pattern: RegExp, write: (found: RegExpExecArray, dice: Dice) => string | undefined): Finder {
  return (text, dice) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const next = write(found, dice);
      return next === undefined || next === found[0]
        ? []
        : [{ start: found.index, end: found.index + found[0].length, text: next }];
    });
}

/** Another digit in one place; the first does not become zero. */
function otherDigit(number: string, dice: Dice): string {
  const places = [...number.matchAll(/\d/gu)].map(({ index }) => index);
  const at = places[dice.between(0, Math.min(places.length, 3))] ?? 0;
  const digit = dice.from(Array.from('123456789').filter((one) => one !== number[at]));
  return number.slice(0, at) + digit + number.slice(at + 1);
}

function amount(text: string, dice: Dice): string {
  const isTenfold = dice.between(0, 4) === 0 && /,\d{3}$/u.test(text);
  if (!isTenfold) return otherDigit(text, dice);
  const tenfold = `${text.replace(/\D/gu, '')}0`;
  return `$${tenfold.replace(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}

function date([whole, month = '', day = '', year = '']: RegExpExecArray, dice: Dice): string {
  const part = dice.between(0, 3);
  if (part === 0) return whole.replace(month, dice.from(months.filter((name) => name !== month)));
  if (part === 1) return whole.replace(/\b\d{1,2}\b/u, String(1 + ((Number(day) + dice.between(0, 26)) % 28)));
  return whole.replace(year, String(Number(year) + (dice.between(0, 2) === 0 ? 1 : -1)));
}

const periods = ['days', 'weeks', 'months', 'years'];

function duration([whole, count = '', unit = '']: RegExpExecArray, dice: Dice): string {
  if (dice.between(0, 3) === 0) return whole.replace(unit, dice.from(periods.filter((name) => name !== unit)));
  const counts = ['7', '14', '21', '45', '75', '18', '100'].filter((other) => other !== count);
  return whole.replace(count, dice.from(counts));
}

/** Two unlike digits that stand beside each other trade places. */
function transposed(number: string, dice: Dice): string | undefined {
  const places = Array.from(number.slice(0, -1)).flatMap((digit, at) =>
    /\d/u.test(digit) &&
    /\d/u.test(number[at + 1] ?? '') &&
    digit !== number[at + 1] &&
    !(at === 0 && number[1] === '0')
      ? [at]
      : [],
  );
  const at = places[dice.between(0, Math.max(1, places.length))];
  if (at === undefined) return undefined;
  return `${number.slice(0, at)}${number[at + 1] ?? ''}${number[at] ?? ''}${number.slice(at + 2)}`;
}

/** A name with one letter gone, doubled, or another in its place. */
function misspelt(name: string, dice: Dice): string {
  const at = dice.between(1, name.length - 1);
  const letter = name[at] ?? '';
  const way = dice.between(0, 3);
  if (way === 0) return name.slice(0, at) + name.slice(at + 1);
  if (way === 1) return name.slice(0, at) + letter + name.slice(at);
  const other = dice.from(Array.from('aeinorst').filter((one) => one !== letter.toLowerCase()));
  return name.slice(0, at) + (letter === letter.toUpperCase() ? other.toUpperCase() : other) + name.slice(at + 1);
}

const otherForce: Readonly<Record<string, string>> = { shall: 'may', will: 'may', must: 'may', may: 'shall' };

function otherSection([whole, number = '']: RegExpExecArray, dice: Dice): string {
  const last = /\d+$/u.exec(number)?.[0] ?? '';
  const next = Math.max(1, Number(last) + (dice.between(0, 2) === 0 ? -1 : 1 + dice.between(0, 2)));
  return whole.replace(/\d+$/u, String(next === Number(last) ? next + 1 : next));
}

export const tokenOperators: Readonly<Partial<Record<Operator, Finder>>> = {
  amount: each(/\$\d{1,3}(?:,\d{3})*(?![,.]?\d|[A-Z])/gu, ([whole], dice) => amount(whole, dice)),
  date: each(new RegExp(`\\b(${monthNames}) (\\d{1,2}), ((?:19|20)\\d\\d)\\b`, 'gu'), date),
  duration: each(/\b(\d{1,3})\)? (?:calendar |business |full )?(days|weeks|months|years)\b/gu, duration),
  percentage: each(/(?<![\d./,])\d{1,2}(?:\.\d+)?%/gu, ([whole], dice) => otherDigit(whole, dice)),
  transposition: each(
    /(?<![$\d.,#/-])\d{2,4}-\d{4}(?![\d/-])|(?<![$\d.,/-])\d{5,9}(?![\d,.]\d|[/%-])/gu,
    ([whole], dice) => transposed(whole, dice),
  ),
  party: (text, dice, names) =>
    each(/\b[A-Z][A-Za-z]{4,}\b/gu, ([name]) => (names.has(name) ? misspelt(name, dice) : undefined))(
      text,
      dice,
      names,
    ),
  modality: each(/\b(shall|will|must|may)(?= [a-z]{2,}\b)(?! not\b)/gu, ([word]) => otherForce[word]),
  negation: each(
    /\b(?:shall|will|may|must|does|do|is|are|has|have|can|would|should) not(?= (?!only\b|limited\b|more\b|less\b)[a-z]+)/gu,
    ([words]) => words.replace(' not', ''),
  ),
  section: each(
    /\b(?:Section|Article|Clause|Paragraph) (\d{1,2}(?:\.\d{1,2}){0,2})(?!\d|\.\d|\([a-z]| of the [A-Z])/gu,
    otherSection,
  ),
};
