import type { Fact } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

const tests = ['test', 'Prüfung', 'épreuve', 'essai', 'prueba', 'ensayo', 'prova'].map(stem);
const designs = [
  'design',
  'designed',
  'operating',
  'working',
  'rated',
  'Auslegung',
  'Betrieb',
  'service',
  'diseño',
].map(stem);
const leastWeight = 0.25;

/** `Strength test: 32.9 bar` beside `design pressure: 23 bar`: what a vessel is tested at lies above what it is made for. */
export function isTestOfDesign(a: Fact, b: Fact): boolean {
  if (a.value.unit !== 'pressure' || b.value.unit !== 'pressure') return false;
  const [above, below] = a.value.low > b.value.low ? [a, b] : [b, a];
  return isOf(above, tests) && !isOf(below, tests) && isOf(below, designs);
}

const isOf = ({ slot }: Fact, terms: readonly string[]): boolean =>
  terms.some((term) => (slot.get(term) ?? 0) >= leastWeight);
