import type { Reading } from '../model/readings.ts';
import { decimalText, percentText, type Formatting } from './formatting.ts';
import { valueFact } from './value-facts.ts';

/** How far the first two readings are apart, worked out: `450.00 USD less (3.6 %)`. Empty when it cannot be told. */
export function describeDifference(readings: readonly Reading[], formatting: Formatting): string {
  const [first, second] = readings.filter((reading) => !reading.missing);
  if (first === undefined || second === undefined) return '';
  const sentences = [distance(first, second, formatting), digitSwap(first.label, second.label)];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function distance(first: Reading, second: Reading, formatting: Formatting): string {
  const from = valueFact(first.positions[0]?.normalized);
  const to = valueFact(second.positions[0]?.normalized);
  if (from.type === 'date' && to.type === 'date') {
    const days = to.day - from.day;
    return days === 0
      ? ''
      : `The second date is ${formatting.number(Math.abs(days))} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}.`;
  }
  if (from.type !== 'number' || to.type !== 'number' || from.unit !== to.unit || from.amount === to.amount) return '';
  const decimals = Math.max(from.decimals, to.decimals);
  const gap = decimalText(Math.abs(to.amount - from.amount), decimals, formatting.locale);
  const unit = from.unit === '%' ? ' percentage points' : from.unit === '' ? '' : ` ${from.unit}`;
  const share =
    from.amount === 0 || from.unit === '%'
      ? ''
      : shareOf(Math.abs((to.amount - from.amount) / from.amount), formatting.locale);
  return `The second value is ${gap}${unit} ${to.amount > from.amount ? 'higher' : 'lower'}${share}.`;
}

function shareOf(ratio: number, locale: string): string {
  if (ratio >= 10) return '';
  return ` (${percentText(ratio, locale)})`;
}

function digitSwap(a: string, b: string): string {
  const [digitsA, digitsB] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')];
  if (digitsA.length !== digitsB.length || digitsA.length < 2) return '';
  const differing = Array.from(digitsA).flatMap((digit, index) => (digit === digitsB[index] ? [] : [index]));
  const [at, next] = differing;
  if (differing.length !== 2 || at === undefined || next !== at + 1) return '';
  return digitsA[at] === digitsB[next] && digitsA[next] === digitsB[at]
    ? 'Two neighbouring digits have changed places.'
    : '';
}
