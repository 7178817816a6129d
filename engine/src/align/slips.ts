import { printed, wordsOfFact, type Fact, type FactDocument } from '../facts/fact.ts';
import type { PrintedDate, Value } from '../facts/values/value.ts';
import { isMixedEnd, isNearMiss } from '../facts/values/edit-distance.ts';
import { ratioOf } from './candidates/required-similarity.ts';

/** How telling a resemblance is, as the number of marks that agree; from 5 on it is no chance. */
const certain = 5;

/** How telling it is that two values differ by one slip of the pen only: 0 when they do not. */
export function slipOf(a: Fact, b: Fact, documents: readonly FactDocument[]): number {
  const { type } = a.value;
  if (isOtherUnit(a, b)) return certain - 1;
  if (type === 'time') return type === b.value.type && haveOneEnd(a.value, b.value) ? certain - 1 : 0;
  if (type !== b.value.type && !(isSum(a) && isSum(b))) return 0;
  if (type === 'date') return isDateSlip(a.value.date ?? {}, b.value.date ?? {}) ? certain - 1 : 0;
  if (type === 'identifier' || type === 'email' || type === 'phone' || type === 'url') {
    const isSlip = isNearMiss(a.value.key, b.value.key) || (type === 'phone' && isMixedEnd(a.value.key, b.value.key));
    return a.value.unit !== 'revision' && isSlip ? a.value.key.length : 0;
  }
  const [x, y] = [digitsOf(a, documents), digitsOf(b, documents)];
  if (x === '' || y === '') return 0;
  // The same figures with another unit or currency.
  if (x === y && type === b.value.type && (a.value.unit !== b.value.unit || type === 'quantity'))
    return Math.max(certain - 1, x.length);
  if (isSum(a) && ratioOf(a, b) > mostSlipped) return 0;
  if (y === `${x}0` || x === `${y}0` || isPointMoved(x, y)) return certain - 1;
  if (type === 'quantity' && areOfOtherScales(a, b, documents)) return 0;
  if (isSwapped(x, y)) return x.length;
  const length = isNearMiss(x, y) || isSwappedApart(x, y) ? significantLength(x, y) : 0;
  // Long values of the same digits in another order are not alike by chance.
  return length >= surelySwapped && isReordered(x, y) ? Math.max(length, certain) : length;
}

/** Marks that agree, save for one slip, from which on two values are hardly alike by chance. */
const plain = 3;

/** The two values are so much alike that they are of one thing, whatever it is called. */
export const isPlainSlip = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  slipOf(a, b, documents) >= plain;

/** `£33.2m` and `3,320`: figures alike that mean amounts so many times apart are no slip. */
const mostSlipped = 1000;

/** A unit is from so many to so many times another one of its kind: millimetres and centimetres. */
const otherScale = { least: 5, most: 500 } as const;

/** `640 mm` and `620` in a column of centimetres: the figures are alike, the sizes are not. */
function areOfOtherScales(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [scaleOf(a, documents), scaleOf(b, documents)];
  const times = Math.max(x / y, y / x);
  return times > otherScale.least && times < otherScale.most;
}

/** How much one of what is printed is in the unit that values are kept in. */
function scaleOf(fact: Fact, documents: readonly FactDocument[]): number {
  const document = documents[fact.document];
  const print = document === undefined ? '' : printed(wordsOfFact(document, fact));
  const figure = Number(/\d+(?:[.,]\d+)?/u.exec(print)?.[0].replace(',', '.'));
  return fact.value.upper === undefined ? Math.abs(fact.value.low + fact.value.high) / 2 / figure : Number.NaN;
}

/** `0.2 mg` and `2 mg`: the same digits behind zeros that a point before them asks for. */
const isPointMoved = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long === `0${short}` || long === `00${short}`;
};

/** Digits of a number from which on a change of places is no chance. */
const surelySwapped = 4;

const isReordered = (a: string, b: string): boolean => sortedDigits(a) === sortedDigits(b);

const sortedDigits = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => Number(text[at]))
    .toSorted((x, y) => x - y)
    .join('');

/** Digits from which on two that changed places, though not neighbours, tell a slip: `8914.35` and `8419.35`. */
const fewestApart = 5;

function isSwappedApart(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < fewestApart || a === b) return false;
  let first = 0;
  while (a[first] === b[first]) first += 1;
  let last = a.length - 1;
  while (a[last] === b[last]) last -= 1;
  return last - first === 2 && isReordered(a, b);
}

/** The unit of an amount may stand elsewhere: `Salary | 3.210,00`. */
const isSum = ({ value: { type } }: Fact): boolean => type === 'money' || type === 'number';

/** The same price for another unit: `£42.00 per tonne`, `£42.00 per m³`. */
const isOtherUnit = ({ value: a }: Fact, { value: b }: Fact): boolean =>
  a.per !== undefined && b.per !== undefined && a.per.dimension !== b.per.dimension;

/** `8 am to 6 pm` and `7:30 am to 6 pm` */
const haveOneEnd = (a: Value, b: Value): boolean =>
  a.upper !== undefined && b.upper !== undefined && (a.low === b.low) !== (a.upper[0] === b.upper[0]);

/** Of 300 and 100 one figure of one differs, not one of three. */
function significantLength(x: string, y: string): number {
  let length = x.length;
  while (length > 0 && x.at(length - 1) === '0' && y.at(length - 1) === '0') length -= 1;
  return length > 1 ? length : 0;
}

/** `31,752.00 kg`: hundredths of a large measure that say nothing. */
const wholes = /(?<=\d\D?\d{3})[.,]00(?!\d)/gu;

/** The digits of a value as printed; `450.00` and `450` have the same. */
function digitsOf(fact: Fact, documents: readonly FactDocument[]): string {
  const document = documents[fact.document];
  // Of `721/1000` the part counts.
  const print = document === undefined ? '' : printed(wordsOfFact(document, fact)).replace(/(?<=^\D*\d+)\/\d+/u, '');
  const digits = (fact.value.type === 'quantity' ? print.replace(wholes, '') : print).replace(/\D/gu, '');
  const hasCents = isSum(fact) && Number.isInteger(fact.value.low) && digits.length > 3 && digits.endsWith('00');
  return hasCents && String(Math.round(fact.value.low)).length === digits.length - 2 ? digits.slice(0, -2) : digits;
}

const isSwapped = (a: string, b: string): boolean => a.length === 2 && a !== b && a[0] === b[1] && a[1] === b[0];

/** One part of two dates of one shape differs. */
function isDateSlip(a: PrintedDate, b: PrintedDate): boolean {
  if (a.month === undefined || b.month === undefined) return false;
  if ((a.day === undefined) !== (b.day === undefined)) return false;
  // Many things begin on the first day of a month.
  if (a.month !== b.month && a.day === 1 && b.day === 1) return false;
  if (a.year === undefined || b.year === undefined)
    return a.day !== undefined && Number(a.day !== b.day) + Number(a.month !== b.month) === 1;
  return Number(a.day !== b.day) + Number(a.month !== b.month) + Number(a.year !== b.year) === 1;
}
