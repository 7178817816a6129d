import type { Value, ValueType } from '../facts/values/value.ts';

/** Kinds of values of which one can stand for another: a share may be printed as a plain number. */
export type ValueGroup = 'amount' | Exclude<ValueType, 'money' | 'percent' | 'number'>;

export const groupOf = ({ type }: Value): ValueGroup =>
  type === 'money' || type === 'percent' || type === 'number' ? 'amount' : type;

export const middleOf = ({ low, high }: Value): number => (low + high) / 2;

/** What equal values share, whatever unit is printed with them. */
export const valueKey = (value: Value): string =>
  value.key === ''
    ? `${groupOf(value)} ${value.low}${value.upper === undefined ? '' : ` ${value.upper[0]}`}`
    : `${groupOf(value)} ${value.key}`;

/** Digits that tell one amount from others; a code tells as much as it has marks. */
export function tellingMarks(value: Value): number {
  if (value.key !== '') return value.type === 'date' ? (value.date?.day === undefined ? 2 : 4) : value.key.length;
  return String(Math.abs(Number(middleOf(value).toPrecision(12))))
    .replace(/\D/gu, '')
    .replace(/^0+|0+$/gu, '').length;
}

/** Marks from which on few other things have the same value by chance. */
const rareMarks = 4;

/** Values that hardly anything else has: long numbers, codes and addresses, days of a year. */
export const isRare = (value: Value): boolean =>
  tellingMarks(value) >= rareMarks &&
  value.upper === undefined &&
  value.unit !== 'revision' &&
  value.type !== 'duration' &&
  value.type !== 'time' &&
  (value.type !== 'date' || value.date?.year !== undefined);
