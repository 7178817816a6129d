import { printed, wordsOfFact, type Fact, type FactDocument } from '../facts/fact.ts';
import { isNearMiss } from './near-miss.ts';

/** Similarity of slots from which a difference counts when nothing else speaks for it. */
const usual = 0.34;
/** Bare numbers count many things. */
const usualOfNumbers = 0.42;

/** How telling it is that two values differ by one slip of the pen only: 0 when they do not, else 2 and more marks. */
export function slipOf(a: Fact, b: Fact, documents: readonly FactDocument[]): number {
  const text = (fact: Fact): string => {
    const document = documents[fact.document];
    return document === undefined ? '' : printed(wordsOfFact(document, fact));
  };
  const { type } = a.value;
  if (type !== b.value.type || type === 'date' || type === 'time') return 0;
  if (type === 'identifier' || type === 'email' || type === 'phone' || type === 'url') {
    return a.value.unit !== 'revision' && isNearMiss(a.value.key, b.value.key) ? a.value.key.length : 0;
  }
  const [x, y] = [text(a).replace(/\D/gu, ''), text(b).replace(/\D/gu, '')];
  if (x === '' || y === '') return 0;
  // The same figures with another unit or currency.
  if (x === y && a.value.unit !== b.value.unit) return Math.max(4, x.length);
  if (x === y && type === 'quantity') return Math.max(4, x.length);
  const [plainX, plainY] = [withoutCents(x, a), withoutCents(y, b)];
  return isNearMiss(plainX, plainY) || isSwapped(plainX, plainY) ? plainX.length : 0;
}

/** `450.00` and `450` have the same figures. */
const withoutCents = (digits: string, { value }: Fact): string =>
  value.type === 'money' && Number.isInteger(value.low) && digits.length > 3 && digits.endsWith('00')
    ? digits.slice(0, -2)
    : digits;

const isSwapped = (a: string, b: string): boolean => a.length === 2 && a !== b && a[0] === b[1] && a[1] === b[0];

/** Similarity that two slots need before a difference between their values counts. */
export function requiredSimilarity(a: Fact, b: Fact, slip: number): number {
  const { type, key } = a.value;
  if (type === 'email' || type === 'phone') return slip > 0 ? 0.1 : usual;
  if (type === 'identifier') {
    if (slip >= 5) return 0.1;
    if (shapeOf(key) === shapeOf(b.value.key) && /[A-Z]/u.test(key)) return 0.2;
    return usual;
  }
  if (slip >= 5) return 0.12;
  if (slip === 4) return 0.16;
  if (slip === 3) return 0.24;
  if (type === 'number' || b.value.type === 'number') return isAmount(a) === isAmount(b) ? usualOfNumbers : 0.9;
  return usual;
}

/** Letters as printed, digits alike: `IP67` and `IP65` are of one kind. */
const shapeOf = (key: string): string => key.replace(/\d/gu, '9');

/** Money, or a number printed like an amount. */
const isAmount = ({ value }: Fact): boolean =>
  value.type === 'money' || !Number.isInteger(value.low) || Math.abs(value.low) >= 1000;
