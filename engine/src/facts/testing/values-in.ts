import { findValues } from '../values/find-values.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import type { Value } from '../values/value.ts';

export const english: NumberFormat = { decimal: '.', dateOrder: 'day', language: 'en' };
export const american: NumberFormat = { decimal: '.', dateOrder: 'month', language: 'en' };
export const german: NumberFormat = { decimal: ',', dateOrder: 'day', language: 'de' };
export const french: NumberFormat = { decimal: ',', dateOrder: 'day', language: 'fr' };
export const spanish: NumberFormat = { decimal: ',', dateOrder: 'day', language: 'es' };

export const italian: NumberFormat = { decimal: ',', dateOrder: 'day', language: 'it' };

const middle = (low: number, high: number): number => Number(((low + high) / 2).toPrecision(10));

/** A value in one line: bound unless exact, type, unit, key or middle of the interval, end of a range. */
export function inShort({ type, unit, low, high, upper, bound, key }: Value): string {
  const amount = key === '' ? String(middle(low, high)) : key;
  const end = upper === undefined ? '' : `..${middle(...upper)}`;
  return [bound === 'exact' ? '' : bound, type, unit, `${amount}${end}`].filter((part) => part !== '').join(' ');
}

/** The values of a text, each in short. */
export const valuesIn = (text: string, format: NumberFormat = english): string[] =>
  findValues(text, format).map(({ value }) => inShort(value));

/** The only value of a text. */
export function valueIn(text: string, format: NumberFormat = english): Value {
  const [match, ...rest] = findValues(text, format);
  if (match === undefined || rest.length > 0) throw new Error(`not one value in: ${text}`);
  return match.value;
}
