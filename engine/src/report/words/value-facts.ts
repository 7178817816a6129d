import type { Position } from '@app/shared/contracts';
import { decimalText } from './formatting.ts';

type Normalized = Readonly<Record<string, string>>;

/** What a value is, as far as its normalised form says. */
export type ValueFact =
  | { readonly type: 'number'; readonly amount: number; readonly decimals: number; readonly unit: string }
  | { readonly type: 'date'; readonly day: number }
  | { readonly type: 'other' };

const numberKeys = ['amount', 'value', 'number', 'percent', 'quantity', 'count'];
const unitKeys = ['currency', 'unit', 'period'];
const millisecondsPerDay = 86_400_000;

export function valueFact(normalized: Normalized | undefined): ValueFact {
  if (normalized === undefined) return { type: 'other' };
  const iso = Object.values(normalized).find((value) => /^\d{4}-\d{2}-\d{2}$/.test(value));
  if (iso !== undefined) {
    const day = Date.parse(`${iso}T00:00:00Z`) / millisecondsPerDay;
    return Number.isFinite(day) ? { type: 'date', day } : { type: 'other' };
  }
  if (['identifier', 'phone', 'postcode'].includes(normalized['type'] ?? '')) return { type: 'other' };
  const printed = numberKeys
    .map((key) => normalized[key])
    .find((value) => value !== undefined && /^-?\d+(\.\d+)?$/.test(value));
  if (printed === undefined) return { type: 'other' };
  const unit =
    unitKeys.map((key) => normalized[key]).find((value) => value !== undefined) ??
    (normalized['type'] === 'percent' ? '%' : '');
  return { type: 'number', amount: Number(printed), decimals: printed.split('.')[1]?.length ?? 0, unit };
}

/** The normalised value as a short text for people: `12,500.00 USD`, `2031-03-31`, `5 %`. Empty when it says no more than the quote. */
export function normalizedText(position: Position, locale: string): string {
  const normalized = position.normalized;
  if (normalized === undefined) return '';
  const fact = valueFact(normalized);
  if (fact.type === 'number') {
    const number = decimalText(fact.amount, fact.decimals, locale);
    return fact.unit === '' ? number : `${number} ${fact.unit}`;
  }
  const members = Object.entries(normalized).filter(([key]) => key !== 'type');
  return members.map(([, value]) => value).join(' ');
}
