import type { Position } from '@app/shared/contracts';
import type { Reading } from '../model/readings.ts';
import { decimalText, percentText, plural, type Formatting } from './formatting.ts';
import { valueFact, withUnit, type ValueFact } from './value-facts.ts';

/** How far two readings are apart: `450.00 USD (3.6%) lower`. Empty when no sentence can say it. */
export function describeDifference(readings: readonly Reading[], formatting: Formatting): string {
  const [first, second, third] = readings.filter((reading) => !reading.missing);
  if (first === undefined || second === undefined || third !== undefined) return '';
  const isNumbering = [first, second].every(({ positions }) => positions.every(isPartOfName));
  const gap = isNumbering ? '' : distance(factOf(first), factOf(second), formatting);
  const sentences = [gap, digitSwap(first.label, second.label)];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** `Unit 9`, `77 Chandler Wharf`: a number next to a capitalised word is part of a name, not an amount. */
function isPartOfName({ normalized, quote, value }: Position): boolean {
  const at = normalized?.['type'] === 'number' ? quote.indexOf(value ?? quote) : -1;
  if (at < 0) return false;
  return (
    /\p{Lu}[\p{L}.]*\s$/u.test(quote.slice(0, at)) || /^\S?\s\p{Lu}/u.test(quote.slice(at + (value ?? quote).length))
  );
}

/** A place that prints the unit says more than a table cell without one. */
function factOf({ positions }: Reading): ValueFact {
  const telling = positions.find(({ normalized }) => normalized !== undefined && normalized['type'] !== 'number');
  return valueFact((telling ?? positions[0])?.normalized);
}

function distance(from: ValueFact, to: ValueFact, formatting: Formatting): string {
  if (from.type === 'date' && to.type === 'date') return dayDistance(to.day - from.day, formatting);
  if (from.type !== 'number' || to.type !== 'number' || from.unit !== to.unit || from.amount === to.amount) return '';
  const direction = to.amount > from.amount ? 'higher' : 'lower';
  const ratio = from.amount === 0 ? Infinity : Math.abs((to.amount - from.amount) / from.amount);
  const share = ratio < 10 ? percentText(ratio, formatting.locale) : '';
  if (from.unit === undefined) return share === '' ? '' : `The second value is ${share} ${direction}.`;
  const decimals = Math.max(from.decimals, to.decimals);
  const difference = Math.abs(to.amount - from.amount);
  const gap = decimalText(difference, decimals, formatting.locale);
  if (from.unit === '%') return `The second value is ${gap} percentage points ${direction}.`;
  return `The second value is ${withUnit(gap, difference, from.unit)}${share === '' ? '' : ` (${share})`} ${direction}.`;
}

function dayDistance(days: number, formatting: Formatting): string {
  if (days === 0) return '';
  const count = Math.abs(days);
  return `The second date is ${formatting.number(count)} ${plural(count, 'day', 'days')} ${days > 0 ? 'later' : 'earlier'}.`;
}

function digitSwap(a: string, b: string): string {
  const [digitsA, digitsB] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')];
  if (digitsA.length !== digitsB.length || digitsA.length < 2) return '';
  const differing = Array.from(digitsA).flatMap((digit, index) => (digit === digitsB[index] ? [] : [index]));
  const [at, next] = differing;
  if (differing.length !== 2 || at === undefined || next !== at + 1) return '';
  return digitsA[at] === digitsB[next] && digitsA[next] === digitsB[at] ? 'Two digits are transposed.' : '';
}
