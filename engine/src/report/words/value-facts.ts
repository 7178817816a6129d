import type { Position } from '@app/shared/contracts';
import { decimalText } from './formatting.ts';

type Normalized = Readonly<Record<string, string>>;

/** What a value is, as far as its normalised form says. */
export type ValueFact =
  | {
      readonly type: 'number';
      readonly amount: number;
      readonly decimals: number;
      /** Undefined when the number is in a base unit that the reader has not seen. */
      readonly unit: string | undefined;
    }
  | { readonly type: 'date'; readonly day: number }
  | { readonly type: 'other' };

const millisecondsPerDay = 86_400_000;

/** Types whose value is a number to calculate with, and the unit it is in. */
const units: Readonly<Record<string, (normalized: Normalized) => string | undefined>> = {
  money: (normalized) => normalized['currency'] ?? '',
  percent: () => '%',
  number: () => '',
  count: () => '',
  quantity: () => undefined,
  duration: (normalized) => normalized['unit'],
};

export function valueFact(normalized: Normalized | undefined): ValueFact {
  const type = normalized?.['type'] ?? '';
  if (normalized === undefined) return { type: 'other' };
  const printed = normalized['amount'] ?? normalized['value'] ?? normalized['date'] ?? '';
  if (type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(printed)) {
    const day = Date.parse(`${printed}T00:00:00Z`) / millisecondsPerDay;
    return Number.isFinite(day) ? { type: 'date', day } : { type: 'other' };
  }
  const unitOf = Object.hasOwn(units, type) ? units[type] : undefined;
  if (unitOf === undefined || normalized['upper'] !== undefined || !/^-?\d+(\.\d+)?$/.test(printed))
    return { type: 'other' };
  return {
    type: 'number',
    amount: Number(printed),
    decimals: printed.split('.')[1]?.length ?? 0,
    unit: unitOf(normalized),
  };
}

/** The value as it was interpreted, for people: `12,500.00 USD`, `2031-03-31`, `5%`. Empty when it says no more than the quote. */
export function interpretedAs({ normalized }: Position, locale: string): string {
  const fact = valueFact(normalized);
  if (fact.type === 'number') {
    if (fact.unit === undefined) return '';
    const number = decimalText(fact.amount, fact.decimals, locale);
    return withUnit(number, fact.amount, fact.unit);
  }
  return fact.type === 'date' ? (normalized?.['value'] ?? normalized?.['date'] ?? '') : '';
}

/** `12,500.00 USD`, `5%`, `24 months`. */
export function withUnit(number: string, amount: number, unit: string): string {
  if (unit === '' || unit === '%') return number + unit;
  const isWord = /^[a-z ]+[^s]$/.test(unit);
  return `${number} ${unit}${isWord && amount !== 1 ? 's' : ''}`;
}
